/** A script of the browser's build: the ids of the sentences it may show, and the scripts that come with it. */
export interface ScriptWords {
  words: string[];
  loads: string[];
}

/** What the server reads of the browser's build (build-plugins/page-words.ts). */
export interface WordsOfScripts {
  /** Path of the folders, one a language, with the words of the parts that come later. */
  folder: string;
  scripts: Record<string, ScriptWords>;
}

/** The ids of the sentences of scripts and of those that come with them. */
export function idsIn(scripts: WordsOfScripts['scripts'], files: readonly string[]): string[] {
  const reached = new Set<string>();
  const ids = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const id of scripts[file]?.words ?? []) ids.add(id);
    open.push(...(scripts[file]?.loads ?? []));
  }
  return [...ids];
}
