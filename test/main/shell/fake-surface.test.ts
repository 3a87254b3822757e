import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as fake from '../../fakes/electron.ts';
import { ASYNCHRONOUS, CALLS, EVENTS } from '../../fakes/misbehaviour.ts';

const root = join(import.meta.dirname, '../../..');

/** The methods of each class and interface of Electron, whether they return a promise, and its events. */
const declared = readDeclarations();

function readDeclarations() {
  const file = join(root, 'node_modules/electron/electron.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const methods = new Map<string, boolean>();
  const events = new Set<string>();
  const parents = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name !== undefined) {
      const owner = node.name.text;
      const [parent] = node.heritageClauses?.flatMap(({ types }) => types) ?? [];
      if (parent !== undefined) parents.set(owner, parent.expression.getText(source));
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) && !ts.isMethodSignature(member)) continue;
        const name = member.name.getText(source);
        const type = member.type?.getText(source) ?? '';
        methods.set(`${owner}.${name}`, type.startsWith('Promise<'));
        const event = member.parameters[0]?.type;
        if (name === 'on' && event !== undefined && ts.isLiteralTypeNode(event))
          events.add(`${owner} ${event.literal.getText(source).slice(1, -1)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { methods, events, parents };
}

/** The class that declares a member: this one or one it extends. */
function ownerOf(owner: string, has: (owner: string) => boolean): string | null {
  if (has(owner)) return owner;
  const parent = declared.parents.get(owner);
  return parent === undefined ? null : ownerOf(parent, has);
}

describe('the fake Electron', () => {
  test.each([...CALLS])('has %s because Electron has it, and fails like it', (call) => {
    const [owner = '', method = ''] = call.split('.');
    const found = ownerOf(owner, (one) => declared.methods.has(`${one}.${method}`));
    expect(found, `Electron has no ${call}`).not.toBeNull();
    expect(ASYNCHRONOUS.has(call)).toBe(declared.methods.get(`${String(found)}.${method}`));
  });

  test.each([...EVENTS])('has the event %s because Electron has it', (full) => {
    const [owner = '', event = ''] = full.split(' ');
    expect(ownerOf(owner, (one) => declared.events.has(`${one} ${event}`))).not.toBeNull();
  });
});

describe('the shell', () => {
  const folder = join(root, 'src/main/shell');
  const textsIn = (recursive: boolean) =>
    readdirSync(folder, { recursive, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));

  test('imports only what the fake has', () => {
    const imported = textsIn(true)
      .flatMap((text) => /^import \{([^}]*)\} from 'electron';/m.exec(text)?.[1]?.split(',') ?? [])
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    expect(imported).toContain('app');
    for (const name of imported) expect(Object.keys(fake)).toContain(name);
  });

  test('waits only for events that the fake can withhold', () => {
    const known = new Set([...EVENTS].map((full) => full.split(' ')[1]));
    const ofElectron = new Set([...declared.events].map((full) => full.split(' ')[1]));
    // Updates listen to electron-updater.
    const heard = textsIn(false)
      .flatMap((text) => [...text.matchAll(/\.(?:on|once)\(\s*'([^']+)'/g)].map(([, event = '']) => event))
      .filter((event) => ofElectron.has(event));
    expect(heard).toContain('ready-to-show');
    // Of a port, which the page's fake has.
    const elsewhere = ['message', 'close'];
    expect(heard.filter((event) => !known.has(event) && !elsewhere.includes(event))).toEqual([]);
  });
});
