/** Mutants that survive because they change nothing that anybody can see, each with its reason. */
interface Excused {
  /** End of the file's path. */
  file: string;
  /** Part of the changed source's line. */
  line: string;
  /** The replacement, or a part of it; absent: any. */
  replacement?: string;
  reason: string;
}

export const EXCUSED: readonly Excused[] = [];
