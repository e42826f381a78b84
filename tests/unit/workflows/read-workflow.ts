import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = '.github/workflows';
const permissions = z.record(z.string(), z.enum(['read', 'write']));

const step = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
});

/** What the tests ask of a workflow. */
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.unknown().optional() }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      environment: z.string().optional(),
      permissions,
      steps: z.array(step),
    }),
  ),
});

/** Names of the files that hold workflows. */
export const workflowNames: string[] = readdirSync(folder);

/** A workflow by the name of its file. @throws where it has not what every workflow must have */
export function readWorkflow(name: string): z.infer<typeof workflow> {
  return workflow.parse(parse(readFileSync(`${folder}/${name}`, 'utf8')));
}

/** The commands of a step, by the workflow's file and the step's name. */
export function commandsOf(name: string, stepName: string): string {
  const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps);
  const found = steps.find((it) => it.name === stepName)?.run;
  if (found === undefined) throw new Error(`${name} has no step “${stepName}” with commands`);
  return found;
}
