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

const WORKFLOWS = filesLike('workflows/*.yml');
const workflowIn = (path: string) => v.parse(workflow, parse(read(path)));
const jobsIn = (path: string) => Object.entries(workflowIn(path).jobs);
const stepsIn = (path: string) => jobsIn(path).flatMap(([, { steps }]) => steps);

test('there are workflows for tests and for releases', () => {
  expect(WORKFLOWS).toEqual(['.github/workflows/release.yml', '.github/workflows/test.yml']);
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

  test('runs only scripts that exist, and puts nothing a stranger wrote into a command', () => {
    const commands = stepsIn(path).flatMap(({ run }) => run ?? []);
    const { scripts } = v.parse(
      v.looseObject({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(read('package.json')),
    );
    const named = commands.flatMap((run) =>
      [...run.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
        ([, one, other]) => one ?? other ?? '',
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(commands.join('\n')).not.toMatch(/\$\{\{ *(github[.](event|head_ref)|inputs|secrets)/);
  });

  test('needs only jobs that exist', () => {
    const jobs = jobsIn(path);
    const names = jobs.map(([name]) => name);
    expect(jobs.flatMap(([, { needs }]) => needs ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('the tests run on every system, on X11 and Wayland', () => {
  const text = read('.github/workflows/test.yml');
  for (const needed of [
    'ubuntu-',
    'windows-',
    'macos-',
    'xvfb-run',
    'WAYLAND_DISPLAY',
    'npm run test:electron',
  ])
    expect(text).toContain(needed);
  // The README's commands, word for word.
  for (const command of ['npm install && npm start', 'npm install && npm test']) {
    expect(read('README.md')).toContain(command);
    expect(text).toContain(command);
  }
});

test('a release has checksums, a list of its packages, and a proof of where it was built', () => {
  const text = read('.github/workflows/release.yml');
  for (const needed of ['sha256sum', 'npm run --silent sbom', 'attest-build-provenance', '--draft'])
    expect(text).toContain(needed);
});

test('a release says what changed in its version, and isn’t built if the changelog doesn’t say', () => {
  const [build = '', publish = ''] = ['build', 'publish'].map((job) =>
    jobsIn('.github/workflows/release.yml')
      .flatMap(([name, { steps }]) => (name === job ? steps : []))
      .flatMap(({ run }) => run ?? [])
      .join('\n'),
  );
  expect(build.indexOf('npm run --silent release-notes')).toBeGreaterThan(-1);
  expect(build.indexOf('npm run --silent release-notes')).toBeLessThan(build.indexOf('npm run dist'));
  expect(publish).toContain('npm run --silent release-notes > notes.md');
  expect(publish).toContain('--notes-file notes.md');
});

describe('signing', () => {
  const signing = stepsIn('.github/workflows/release.yml').find(({ run }) => run?.includes('npm run dist'));
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

describe('the forms', () => {
  const form = v.looseObject({
    name: v.string(),
    description: v.string(),
    body: v.array(
      v.looseObject({
        type: v.picklist(['markdown', 'textarea', 'input', 'dropdown']),
        id: v.optional(v.string()),
        attributes: v.looseObject({
          label: v.optional(v.string()),
          value: v.optional(v.string()),
          options: v.optional(v.array(v.string())),
        }),
      }),
    ),
  });

  test.each(filesLike('ISSUE_TEMPLATE/*.yml').filter((path) => !path.endsWith('config.yml')))(
    '%s asks each question once, by a label',
    (path) => {
      const { body } = v.parse(form, parse(read(path)));
      const questions = body.filter(({ type }) => type !== 'markdown');
      const ids = questions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(undefined);
      expect(questions.filter(({ attributes }) => attributes.label === undefined)).toEqual([]);
      for (const { type, attributes } of questions)
        expect(new Set(attributes.options).size > 1).toBe(type === 'dropdown');
    },
  );
});

test('updates of packages and actions are offered every week', () => {
  const { updates } = v.parse(
    v.looseObject({
      version: v.literal(2),
      updates: v.array(
        v.looseObject({
          'package-ecosystem': v.string(),
          directory: v.literal('/'),
          schedule: v.object({ interval: v.literal('weekly') }),
        }),
      ),
    }),
    parse(read('.github/dependabot.yml')),
  );
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});

test('a vulnerability is reported in private', () => {
  expect(read('SECURITY.md')).toContain('docs/security.md#reporting-a-vulnerability');
  expect(read('docs/security.md')).toContain('## Reporting a vulnerability');
  expect(existsSync(join(root, '.github/pull_request_template.md'))).toBe(true);
});
