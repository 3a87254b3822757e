// Runs a script with a Node that is new enough. Plain JavaScript, in which even Node 10 can say which one is needed: so
// nothing is imported before it runs.

/** TypeScript without a warning, and `import.meta.main` in it. */
const NEEDED = '24.3';
const version = process.versions.node;
const inItalian = /^it/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');
const words = inItalian
  ? {
      install: 'Prima lancia npm install.',
      needed: `Vernissage vuole Node ${NEEDED} o più recente. Questo è Node ${version}, e quello che arriva con npm install manca o qui non funziona. Lancia di nuovo npm install, oppure prendi un Node più recente da https://nodejs.org.`,
      failed: (reason) => `Node non si è avviato: ${reason}`,
    }
  : {
      install: 'Run npm install first.',
      needed: `Vernissage needs Node ${NEEDED} or newer. This is Node ${version}, and the one that npm install brings is missing or doesn’t run here. Run npm install again, or get a newer Node from https://nodejs.org.`,
      failed: (reason) => `Node couldn’t start: ${reason}`,
    };

Promise.all(['child_process', 'fs', 'path'].map((name) => import(name))).then(run, () => fail(words.needed));

function run([{ spawn, spawnSync }, { existsSync, readFileSync }, { delimiter, dirname, join }]) {
  const modules = join(dirname(process.argv[1]), '..', 'node_modules');
  // What is compared, such as tests and documents, runs with the same Node everywhere if possible.
  const prefersOwn = process.argv[2] === '--own-node';
  const node = (prefersOwn && ownNode()) || projectNode() || ownNode();
  if (!existsSync(modules)) return fail(words.install);
  if (node === null) return fail(words.needed);

  const child = spawn(node, process.argv.slice(prefersOwn ? 3 : 2), {
    stdio: 'inherit',
    env: Object.assign({}, process.env, { PATH: `${dirname(node)}${delimiter}${process.env.PATH || ''}` }),
  });
  // The terminal sends Ctrl-C to both processes; the child decides how to exit.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm runs this in a shell and passes SIGTERM to that shell alone.
    const shell = process.ppid;
    const looking = setInterval(() => {
      if (process.ppid === shell) return;
      clearInterval(looking);
      child.kill('SIGTERM');
    }, 200).unref();
  }
  child.on('error', ({ message }) => fail(words.failed(message)));
  child.on('exit', (code, signal) => {
    process.exitCode = code === null ? (signal === 'SIGINT' ? 130 : 1) : code;
  });

  /**
   * npm 10 doesn't link commands of packages that have one variant per system, so it is found by its folder. It may be built
   * for another system, or for another library of this one: only running it tells.
   */
  function projectNode() {
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    for (const name of [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]) {
      const manifest = join(modules, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const found = join(modules, name, JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
      const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
      if (/^v\d/.test(stdout) && isEnough(stdout.slice(1))) return found;
    }
    return null;
  }
}

function ownNode() {
  return isEnough(version) ? process.execPath : null;
}

function isEnough(given) {
  const [[major, minor], [neededMajor, neededMinor]] = [given, NEEDED].map((one) =>
    one.split('.').map(Number),
  );
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
