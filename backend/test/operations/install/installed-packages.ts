import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** What Node runs in production, and the workspace whose packages it finds. */
const RUN_BY_NODE = [
  { folder: 'backend', build: 'backend/dist' },
  { folder: 'contract', build: 'contract/dist' },
  { folder: 'frontend-public', build: 'frontend-public/build/server' },
];

interface Entry {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Where `npm ci --omit=dev -w …` puts packages for these workspaces, by the lock file. */
export function installedPlaces(lock: string, workspaces: string[]): Set<string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> };
  const places = new Set<string>();
  const visit = (place: string): void => {
    if (places.has(place)) return;
    places.add(place);
    const { link, resolved, ...entry } = packages[place] ?? {};
    if (link && resolved) return visit(resolved);
    const wanted = {
      ...entry.peerDependencies,
      ...entry.dependencies,
      ...entry.optionalDependencies,
    };
    for (const name of Object.keys(wanted)) {
      const found = nearest(place, name).find((one) => one in packages);
      // Optional peers may be nowhere.
      if (found) visit(found);
    }
  };
  workspaces.forEach(visit);
  return places;
}

/** The places where Node looks for a package of that name, the nearest first. */
function nearest(place: string, name: string): string[] {
  const parts = place.split('/');
  return parts
    .map((_, count) => [...parts.slice(0, parts.length - count), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
    .filter((one) => !one.includes('node_modules/node_modules'));
}

/** The packages that the built files name. */
export function importsOfBuilds(): { folder: string; packages: Set<string> }[] {
  return RUN_BY_NODE.map(({ folder, build }) => {
    const packages = new Set<string>();
    const files = readdirSync(join(ROOT, build), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => one.endsWith('.js'))) {
      const text = readFileSync(join(ROOT, build, file), 'utf8');
      for (const [, name = ''] of text.matchAll(
        /(?:^import |\bfrom |\bimport\()["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/gm,
      )) {
        if (!name.startsWith('.') && !builtinModules.includes(name)) packages.add(name);
      }
    }
    return { folder, packages };
  });
}
