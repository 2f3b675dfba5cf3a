/** A statement is prepared when a connection has been asked it this often: what is asked once need not be kept. */
const WORTH_IT = 3;
/** Prepared statements that a connection keeps; the hot ones are a few dozen. */
const MOST_PREPARED = 300;
/** Of them, pages of lists without a filter: others must find room. */
const MOST_PAGES = 100;
/** Texts that a connection counts before it begins again. */
const MOST_COUNTED = 1000;

const HAS_A_PLAN = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;
/**
 * Which way is short depends on the values: on the words to find, on how far an order is walked to fill a page, on how
 * soon a count reaches its cap.
 */
const DEPENDS_ON_VALUES = [
  /\bLIKE \$|@@/i,
  /\bORDER BY\b[^]*\b(?:LIMIT|OFFSET) \d+\s*$/i,
  /\bLIMIT \d+\s*\) (?:as )?"?(?:capped|counted)\b/i,
];

/** Which statements one connection keeps prepared, each under a name of its own. */
export class PreparedTexts {
  private readonly names = new Map<string, string>();
  private readonly asked = new Map<string, number>();
  private given = 0;
  private pages = 0;

  /** The name under which this text is prepared now; null: it is planned for its values, of which there are so many. */
  nameOf(text: string, values: number): string | null {
    const name = this.names.get(text);
    if (name !== undefined) return name;
    const times = (this.asked.get(text) ?? 0) + 1;
    if (this.asked.size >= MOST_COUNTED) this.asked.clear();
    this.asked.set(text, times);
    if (times < WORTH_IT || this.names.size >= MOST_PREPARED) return null;
    if (!HAS_A_PLAN.test(text)) return null;
    const depends = DEPENDS_ON_VALUES.some((form) => form.test(text));
    // Without values it is the same plan each time; there is one for each page that somebody turns to.
    if (depends && (values > 0 || this.pages >= MOST_PAGES)) return null;
    if (depends) this.pages += 1;
    this.asked.delete(text);
    const given = `hot_${(this.given += 1)}`;
    this.names.set(text, given);
    return given;
  }

  /** It does not work any more. The next time it is planned for its values, then prepared again. */
  forget(text: string): void {
    this.names.delete(text);
  }
}
