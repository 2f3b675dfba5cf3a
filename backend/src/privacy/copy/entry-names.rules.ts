import { displayName } from '../../platform/files/storage/file-names.js';

/** A name that every system can unpack, and that leads nowhere but into its folder. */
function entryName(name: string): string {
  const safe = displayName(name)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return safe || 'archivo';
}

/** Paths of files in an archive, no two alike: the second of a name gets " (2)" before its extension. */
export function entryPaths(files: readonly { folder: string; name: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folder, name }) => {
    const safe = entryName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    for (let n = 1; ; n++) {
      const path = `archivos/${entryName(folder)}/${stem}${n === 1 ? '' : ` (${n})`}${extension}`;
      // Some systems do not tell upper from lower case.
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  });
}
