/** A statement is prepared after this many uses on a connection. */
const WORTH_IT = 3;
/** Maximum prepared statements of a connection; a few dozen are frequent. */
const MOST_PREPARED = 300;
/** Maximum of unfiltered list pages among them. */
const MOST_PAGES = 100;
/** Statements counted on a connection before the counts reset. */
const MOST_COUNTED = 1000;

const HAS_A_PLAN = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;
/** The best plan depends on the values: searched words, depth of an ordered scan, or when a count reaches its cap. */
const DEPENDS_ON_VALUES = [
  /\bLIKE \$|@@/i,
  /\bORDER BY\b[^]*\b(?:LIMIT|OFFSET) \d+\s*(?:\) as "page"\s*)?$/i,
  /\bLIMIT \d+\s*\) (?:as )?"?(?:capped|counted)\b/i,
];

/** Chooses which statements a connection keeps prepared, each with its own name. */
export class PreparedTexts {
  private readonly names = new Map<string, string>();
  private readonly asked = new Map<string, number>();
  private given = 0;
  private pages = 0;

  /** Name of the prepared statement; null: planned for its values, of which there are `values`. */
  nameOf(text: string, values: number): string | null {
    const name = this.names.get(text);
    if (name !== undefined) return name;
    const times = (this.asked.get(text) ?? 0) + 1;
    if (this.asked.size >= MOST_COUNTED) this.asked.clear();
    this.asked.set(text, times);
    if (times < WORTH_IT || this.names.size >= MOST_PREPARED) return null;
    if (!HAS_A_PLAN.test(text)) return null;
    const depends = DEPENDS_ON_VALUES.some((form) => form.test(text));
    // Without values the plan is always the same; each page offset is another text.
    if (depends && (values > 0 || this.pages >= MOST_PAGES)) return null;
    if (depends) this.pages += 1;
    this.asked.delete(text);
    const given = `hot_${(this.given += 1)}`;
    this.names.set(text, given);
    return given;
  }

  /** Called when it fails: planned for its values next time, then prepared again. */
  forget(text: string): void {
    this.names.delete(text);
  }
}
