import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { appleSigning, azureSigning } from '../../electron-builder.config.ts';

// A fault in these files shows only when they run elsewhere.

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesLike = (pattern: string): string[] => globSync(`.github/${pattern}`, { cwd: root }).sort();

const step = v.looseObject({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
  with: v.optional(v.record(v.string(), v.unknown())),
});
const permissions = v.record(v.string(), v.picklist(['read', 'write', 'none']));
const workflow = v.looseObject({
  on: v.record(v.string(), v.unknown()),
  permissions,
  jobs: v.record(
    v.string(),
    v.looseObject({
      'runs-on': v.string(),
      'timeout-minutes': v.number(),
      needs: v.optional(v.string()),
      permissions: v.optional(permissions),
      steps: v.array(step),
    }),
  ),
});

const RELEASE = '.github/workflows/release.yml';
const WORKFLOWS = filesLike('workflows/*.yml');
const workflowIn = (path: string) => v.parse(workflow, parse(read(path)));
const jobsIn = (path: string) => Object.entries(workflowIn(path).jobs);
const stepsIn = (path: string) => jobsIn(path).flatMap(([, { steps }]) => steps);

test('there are workflows for tests and for releases', () => {
  expect(WORKFLOWS).toEqual([RELEASE, '.github/workflows/test.yml']);
});

describe.each(WORKFLOWS)('%s', (path) => {
  test('may only read, except for a job that says so', () => {
    const { on, permissions: allowed, jobs } = workflowIn(path);
    expect(allowed).toEqual({ contents: 'read' });
    // It would run foreign code with our rights.
    expect(Object.keys(on)).not.toContain('pull_request_target');
    const writing = Object.entries(jobs).filter(([, job]) =>
      Object.values(job.permissions ?? {}).includes('write'),
    );
    expect(writing.map(([name]) => name)).toEqual(path.includes('release') ? ['publish'] : []);
  });

  test('uses actions of GitHub itself only, pinned to a commit, with the version beside it', () => {
    const lines = read(path)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    const odd = lines.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+[.]\d+[.]\d+$/.test(line));
    expect(odd).toEqual([]);
    expect(lines).toHaveLength(stepsIn(path).filter(({ uses }) => uses !== undefined).length);
  });

  test('leaves no token behind for what it runs', () => {
    const checkouts = stepsIn(path).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((one) => one.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
    expect(checkouts).toHaveLength(jobsIn(path).length);
  });

  test('runs only scripts and needs only jobs that exist, and puts nothing a stranger wrote into a command', () => {
    const commands = stepsIn(path).flatMap(({ run }) => run ?? []);
    const { scripts } = v.parse(
      v.looseObject({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(read('package.json')),
    );
    const named = [
      ...commands.join('\n').matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g),
    ].map(([, one, other]) => one ?? other ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(commands.join('\n')).not.toMatch(/\$\{\{ *(github[.](event|head_ref)|inputs|secrets)/);
    const jobs = jobsIn(path);
    const names = jobs.map(([name]) => name);
    expect(jobs.flatMap(([, { needs }]) => needs ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('the tests run on every system, on X11 and Wayland', () => {
  const text = read('.github/workflows/test.yml');
  for (const system of ['ubuntu-', 'windows-', 'macos-', 'xvfb-run', 'WAYLAND_DISPLAY'])
    expect(text).toContain(system);
  expect(text).toContain('npm run test:electron');
  // The README's commands, word for word.
  for (const command of ['npm install && npm start', 'npm install && npm test']) {
    expect(read('README.md')).toContain(command);
    expect(text).toContain(command);
  }
});

test('a release has checksums, packages, a proof, and what changed, without which it isn’t built', () => {
  const text = read(RELEASE);
  for (const needed of ['sha256sum', 'npm run --silent sbom', 'attest-build-provenance', '--draft'])
    expect(text).toContain(needed);
  const { build, publish } = workflowIn(RELEASE).jobs;
  const [building = '', publishing = ''] = [build, publish].map((job) =>
    job?.steps.map(({ run = '' }) => run).join('\n'),
  );
  expect(building).toMatch(/npm run --silent release-notes[\s\S]*npm run dist/);
  expect(publishing).toContain('npm run --silent release-notes > notes.md');
  expect(publishing).toContain('--notes-file notes.md');
});

test('a release has been started from each kind of package, before any is handed on', () => {
  const steps = workflowIn(RELEASE).jobs['build']?.steps ?? [];
  const tests = steps.slice(0, -1).flatMap(({ run }) => (run?.includes('VERNISSAGE_PACKED=') ? run : []));
  for (const kind of String(steps.at(-1)?.with?.['path']).trim().split(/\s+/))
    expect(tests.filter((run) => run.includes(kind))).toHaveLength(1);
});

describe('signing', () => {
  const signing = stepsIn(RELEASE).find(({ run }) => run?.includes('npm run dist'));
  const given = signing?.env ?? {};

  test('uses Apple’s certificate on a Mac only: electron-builder would sign for Windows with it, too', () => {
    for (const name of ['CSC_LINK', 'CSC_KEY_PASSWORD'])
      expect(given[name]).toBe(`\${{ runner.os == 'macOS' && secrets.${name} || '' }}`);
    expect(appleSigning({})).toEqual({ forceCodeSigning: false });
    expect(appleSigning({ CSC_LINK: 'a certificate' })).toEqual({ forceCodeSigning: true });
  });

  test('leaves no variable empty, which isn’t a missing key to every tool', () => {
    const [, loop = ''] = /for name in ([\s\S]*?); do/.exec(signing?.run ?? '') ?? [];
    expect(loop.split(/[\s\\]+/).sort()).toEqual(Object.keys(given).sort());
  });

  test('with Azure is configured by the variables that the workflow passes, and then nothing is unsigned', () => {
    const azure = Object.fromEntries(
      Object.keys(given)
        .filter((name) => name.startsWith('AZURE_SIGN_'))
        .map((name) => [name, `the ${name}`]),
    );
    expect(azureSigning(azure)).toEqual({
      azureSignOptions: {
        endpoint: 'the AZURE_SIGN_ENDPOINT',
        codeSigningAccountName: 'the AZURE_SIGN_ACCOUNT',
        certificateProfileName: 'the AZURE_SIGN_PROFILE',
        publisherName: 'the AZURE_SIGN_PUBLISHER',
      },
      forceCodeSigning: true,
    });
    expect(azureSigning({})).toEqual({});
    for (const name of Object.keys(azure))
      expect(() => azureSigning({ ...azure, [name]: '' })).toThrow(`To sign with Azure, set ${name} too.`);
  });
});

const attributes = v.looseObject({
  label: v.optional(v.string()),
  options: v.optional(v.array(v.string())),
});
const type = v.picklist(['markdown', 'textarea', 'input', 'dropdown']);
const question = v.looseObject({ type, id: v.optional(v.string()), attributes });
const form = v.looseObject({ name: v.string(), description: v.string(), body: v.array(question) });

test.each(filesLike('ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml')))(
  'the form %s asks each question once, by a label',
  (path) => {
    const { body } = v.parse(form, parse(read(path)));
    const questions = body.filter((one) => one.type !== 'markdown');
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
    for (const one of questions) {
      expect(one.attributes.label).toBeDefined();
      expect(new Set(one.attributes.options).size > 1).toBe(one.type === 'dropdown');
    }
  },
);

test('updates of packages and actions are offered every week', () => {
  const each = { directory: '/', schedule: { interval: 'weekly' } };
  expect(parse(read('.github/dependabot.yml'))).toMatchObject({
    version: 2,
    updates: ['npm', 'github-actions'].map((ecosystem) => ({ 'package-ecosystem': ecosystem, ...each })),
  });
});

test('a vulnerability is reported in private', () => {
  expect(read('SECURITY.md')).toContain('docs/security.md#reporting-a-vulnerability');
  expect(read('docs/security.md')).toContain('## Reporting a vulnerability');
  expect(existsSync(join(root, '.github/pull_request_template.md'))).toBe(true);
});
