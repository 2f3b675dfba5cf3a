/** Checks the packages of the product: the lock file, and the vulnerabilities that the registry knows. */
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../../scripts/lib/install.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { runCommand, toolEnvironment } from '../../scripts/lib/run-command.mjs';

const AUDIT_TIMEOUT_MS = 60_000;
const REFUSED = ['high', 'critical'] as const;
/** An exact version, or a range that the lock file pins to one version. */
const VERSION = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[~^]?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

export interface Finding {
  name: string;
  problems: string[];
  note?: string;
  skipped?: boolean;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

type Manifest = Record<string, unknown> & { workspaces?: string[]; allowScripts?: Record<string, boolean> };

/** Works without a network. */
export function checkLockFile(): Finding[] {
  const manifest = read<Manifest>('package.json');
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const manifests = ['', ...(manifest.workspaces ?? [])].map((folder) =>
    read<Manifest>(path.join(folder, 'package.json')),
  );
  return [
    { name: 'every package of the lock file has its checksum', problems: withoutIntegrity(packages) },
    { name: 'every package comes from the registry', problems: fromElsewhere(packages) },
    {
      name: 'no package runs a script of its own that is not decided on',
      problems: undecidedScripts(packages, manifest.allowScripts ?? {}),
    },
    { name: 'every version is exact or held by the lock file', problems: loose(manifests, packages) },
  ];
}

export function withoutIntegrity(packages: Record<string, Locked>) {
  return installed(packages).flatMap(([name, { integrity }]) => (integrity ? [] : [name]));
}

export function fromElsewhere(packages: Record<string, Locked>) {
  return installed(packages).flatMap(([name, { resolved }]) =>
    resolved && !resolved.startsWith('https://registry.npmjs.org/') ? [`${name}: ${resolved}`] : [],
  );
}

export function undecidedScripts(packages: Record<string, Locked>, decided: Record<string, boolean>) {
  return installed(packages).flatMap(([place, { hasInstallScript, version }]) => {
    const name = nameOf(place);
    const known = name in decided || `${name}@${version}` in decided || isOtherPlatform(name, decided);
    return hasInstallScript && !known ? [`${name}@${version}`] : [];
  });
}

export function loose(manifests: Record<string, unknown>[], packages: Record<string, Locked>) {
  return manifests.flatMap((manifest) =>
    FIELDS.flatMap((field) =>
      Object.entries((manifest[field] ?? {}) as Record<string, string>).flatMap(([name, version]) => {
        const places = Object.keys(packages).filter((place) => nameOf(place) === name);
        return VERSION.test(version) && places.length > 0 ? [] : [`${name}: ${version}`];
      }),
    ),
  );
}

/** Asks the registry for known vulnerabilities of the product's packages. */
export async function auditPackages({
  logDir,
  signal,
}: {
  logDir: string;
  signal: AbortSignal;
}): Promise<Finding> {
  const name = 'nothing grave is known of a package that the product runs with';
  const [command, ...args] = npmCommand();
  const timeout = AbortSignal.timeout(AUDIT_TIMEOUT_MS);
  try {
    const { output } = await runCommand(command, [...args, 'audit', '--omit=dev', '--json'], {
      log: path.join(logDir, 'npm-audit.log'),
      signal: AbortSignal.any([signal, timeout]),
      env: toolEnvironment(),
    });
    return judgeAudit(name, output);
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    return { name, problems: [], skipped: true, note: 'not run: no registry' };
  }
}

/** @param output of `npm audit --json`, possibly with warnings around it */
export function judgeAudit(name: string, output: string): Finding {
  const counts = countsIn(output);
  if (counts === undefined) return { name, problems: [], skipped: true, note: 'not run: no registry' };
  const note = Object.entries(counts)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');
  return { name, note, problems: REFUSED.flatMap((key) => (counts[key] ? [`${counts[key]} ${key}`] : [])) };
}

/** @returns undefined: the registry did not answer */
function countsIn(output: string): Record<string, number> | undefined {
  try {
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    return (JSON.parse(json) as { metadata?: { vulnerabilities: Record<string, number> } }).metadata
      ?.vulnerabilities;
  } catch {
    // A text error of npm.
    return undefined;
  }
}

/** @returns the packages without the workspaces */
function installed(packages: Record<string, Locked>): [string, Locked][] {
  return Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
}

function nameOf(place: string) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The same program for a platform that the product does not support. */
function isOtherPlatform(name: string, decided: Record<string, boolean>) {
  const family = /^(@[\w.-]+\/)(?:linux|darwin|windows|win32)-/.exec(name)?.[1];
  return family !== undefined && Object.keys(decided).some((known) => known.startsWith(family));
}

function read<Content>(file: string) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as Content;
}
