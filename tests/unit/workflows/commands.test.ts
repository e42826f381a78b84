import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandsOf } from './read-workflow';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'openverse-docs-workflow-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that notes how it is called, and answers with the text whose key is in its arguments. */
function standIn(name: string, answers: Record<string, string>, status = 0): void {
  const cases = Object.entries(answers).map(([key, text]) => `*'${key}'*) echo '${text}';;`);
  const lines = ['#!/usr/bin/env bash', `echo "${name} $*" >> "$CALLS"`, 'case "$*" in', ...cases, 'esac'];
  writeFileSync(path.join(folder, name), [...lines, `exit ${status}`].join('\n'));
  chmodSync(path.join(folder, name), 0o755);
}

/** Runs a step as GitHub does. @returns its status, and what it called */
function runStep(workflow: string, step: string, env: Record<string, string>) {
  const calls = path.join(folder, 'calls');
  writeFileSync(calls, '');
  const { status } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', commandsOf(workflow, step)],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        CALLS: calls,
        GITHUB_OUTPUT: path.join(folder, 'output'),
        ...env,
      },
    },
  );
  return { status, calls: readFileSync(calls, 'utf8').trim().split('\n') };
}

describe('the comment on a pull request', () => {
  const env = { RUN: '7', SHA: 'abc', HEAD: 'someone:branch', GH_REPO: 'o/r' };
  const write = (answers: Record<string, string>) => {
    mkdirSync(path.join(folder, 'report'));
    writeFileSync(path.join(folder, 'report/report.md'), `## Report\n${'x'.repeat(90_000)}`);
    standIn('gh', answers);
    return runStep('comment.yml', 'Write or update the comment', env);
  };

  it('is written where there is none, and is not longer than GitHub takes', () => {
    const { status, calls } = write({ 'pulls -f': '12' });
    expect(status).toBe(0);
    expect(calls[0]).toBe('gh run download 7 --name report --dir report');
    expect(calls[1]).toContain('repos/o/r/pulls -f state=open -f head=someone:branch');
    expect(calls.at(-1)).toBe('gh api --method POST repos/o/r/issues/12/comments -F body=@body.md --silent');
    const body = readFileSync(path.join(folder, 'body.md'), 'utf8');
    expect(body).toMatch(/^<!-- report of CI -->\n## Report\n/);
    expect(body.length).toBeLessThan(65_536);
  });

  it('is updated where there is one', () => {
    const { calls } = write({ 'pulls -f': '12', '--paginate': '99' });
    expect(calls.at(-1)).toBe('gh api --method PATCH repos/o/r/issues/comments/99 -F body=@body.md --silent');
  });

  it('is left out where the pull request has gone on', () => {
    const { status, calls } = write({});
    expect(status).toBe(0);
    expect(calls).toHaveLength(2);
  });
});

describe('the nightly links', () => {
  it.each([
    [0, 0, 'broken=0\n'],
    [1, 0, 'broken=1\n'],
    [2, 2, undefined],
  ])('where the command ends with %i, the step ends with %i', (ends, status, output) => {
    standIn('npm', { 'check:external': '## Links' }, ends);
    writeFileSync(path.join(folder, 'output'), '');
    expect(runStep('external-links.yml', 'Ask for every address', {}).status).toBe(status);
    expect(readFileSync(path.join(folder, 'report.md'), 'utf8')).toBe('## Links\n');
    expect(readFileSync(path.join(folder, 'output'), 'utf8')).toBe(output ?? '');
  });

  it.each([
    ['1', '', 'gh issue create --title T --body-file report.md'],
    ['1', '5', 'gh issue edit 5 --body-file report.md'],
    ['0', '5', 'gh issue close 5 --comment Every link answers again.'],
    ['0', '', undefined],
  ])('with broken=%s and the issue “%s”: %s', (broken, issue, call) => {
    standIn('gh', { 'issue list': issue });
    const env = { BROKEN: broken, TITLE: 'T' };
    const { status, calls } = runStep('external-links.yml', 'Open, update or close the issue', env);
    expect(status).toBe(0);
    expect(calls.slice(1)).toEqual(call === undefined ? [] : [call]);
  });
});

describe('the deployment', () => {
  it.each([
    [{ BUCKET: 'b', ENDPOINT: '', PREFIX: '' }, 'npm run deploy -- --bucket b'],
    [
      { BUCKET: 'b', ENDPOINT: 'https://s3.test', PREFIX: 'docs' },
      'npm run deploy -- --bucket b --endpoint https://s3.test --prefix docs',
    ],
  ])('hands its settings to the command: %o', (env, call) => {
    standIn('npm', {});
    expect(runStep('deploy.yml', 'Deploy', env)).toEqual({ status: 0, calls: [call] });
  });
});

describe('the page weights', () => {
  const env = () => ({
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: '/site',
    GITHUB_REPOSITORY: 'o/r',
    BASE: 'main',
  });

  it('are compared with those of the last run of the base that passed', () => {
    standIn('gh', { 'run list': '31' });
    standIn('npm', { compare: 'compared' });
    const { status, calls } = runStep('ci.yml', 'Compare the page weights', env());
    expect(status).toBe(0);
    expect(calls[0]).toContain('--workflow ci.yml --branch main --event push --status success --limit 1');
    expect(calls[1]).toBe('gh run download 31 --repo o/r --name page-weight --dir base');
    expect(calls[2]).toMatch(
      /^npm --prefix \/site run --silent weight -- --compare \S+\/base\/page-weight\.json \S+/,
    );
    expect(readFileSync(path.join(folder, 'weight.md'), 'utf8')).toBe('compared\n');
  });

  it('are not compared where there is none, which the report says', () => {
    standIn('gh', {});
    expect(runStep('ci.yml', 'Compare the page weights', env()).status).toBe(0);
    expect(readFileSync(path.join(folder, 'weight.md'), 'utf8')).toContain('nothing is compared');
  });
});
