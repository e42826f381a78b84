import { readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readWorkflow, workflowNames } from './read-workflow';

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;

/** What GitHub's own parser says against a workflow, with its place. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  // Reports into the context what only the whole shows, such as a job that needs one that is not there.
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(workflowNames)('the workflow %s', (name) => {
  const workflow = readWorkflow(name);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('is one that GitHub takes', async () => {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    expect(await problemsOf(name, text)).toEqual([]);
    // The parser is one that sees mistakes.
    for (const [right, wrong] of [
      ['runs-on:', 'run-on:'],
      ['${{ github.', '${{ githob.'],
      ['contents: read', 'contents: reed'],
    ] as const)
      if (text.includes(right))
        expect(await problemsOf(name, text.replace(right, wrong)), wrong).not.toEqual([]);
  });

  it('takes no more permissions than it names, and may write nothing by default', () => {
    expect(workflow.permissions).toBeDefined();
    expect(Object.values(workflow.permissions)).not.toContain('write');
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  });

  it('runs one at a time of a kind', () => {
    expect(workflow.concurrency.group).not.toBe('');
  });

  it('uses actions at a commit, with the version beside it', () => {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('calls scripts that are there', () => {
    const called = steps.flatMap(({ run = '' }) =>
      Array.from(run.matchAll(/npm (?:--\S+ \S+ )?run (?:--silent )?([\w:-]+)/g), ([, script]) => script),
    );
    expect(called.filter((script) => script === undefined || !(script in scripts))).toEqual([]);
    const files = steps.flatMap(({ run = '' }) => run.match(/scripts\/[\w./-]+\.ts/g) ?? []);
    expect(files.filter((file) => !readdirSync('scripts').includes(file.replace('scripts/', '')))).toEqual(
      [],
    );
  });

  it('keeps what others write out of the text of its commands', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

describe('the workflows together', () => {
  it('run nothing of a pull request where they may write', () => {
    for (const name of workflowNames)
      expect(Object.keys(readWorkflow(name).on)).not.toContain('pull_request_target');
    const comment = readWorkflow('comment.yml');
    expect(
      Object.values(comment.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])),
    ).toEqual([]);
  });

  it('follow the one of the tests by its name', () => {
    for (const name of ['comment.yml', 'deploy.yml'])
      expect(readWorkflow(name).on.workflow_run).toMatchObject({ workflows: [readWorkflow('ci.yml').name] });
  });

  it('deploy one at a time, to an environment of its own', () => {
    const { concurrency, jobs } = readWorkflow('deploy.yml');
    expect(concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
    expect(jobs.deploy).toMatchObject({ environment: 'production' });
  });

  it('leave updates of packages and actions to a weekly request', () => {
    const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
      updates: { 'package-ecosystem': string; schedule: { interval: string } }[];
    };
    expect(updates.map((it) => [it['package-ecosystem'], it.schedule.interval])).toEqual([
      ['npm', 'weekly'],
      ['github-actions', 'weekly'],
    ]);
  });
});
