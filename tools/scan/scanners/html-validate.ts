/** html-validate: the pages as they are sent, by the HTML standard. */
import { PACKAGES } from '../packages.ts';
import { PAGES } from '../pages.ts';
import type { Finding, Scanner } from '../scanner.ts';

interface HtmlValidate {
  HtmlValidate: new (config: object) => {
    validateString: (html: string) => Promise<{
      results: { messages: { ruleId: string; line: number; message: string; severity: number }[] }[];
    }>;
  };
}

async function validate(where: string, html: string): Promise<Finding[]> {
  const { HtmlValidate: Validator } = await PACKAGES.import<HtmlValidate>('html-validate');
  const validator = new Validator({ root: true, extends: ['html-validate:standard'] });
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, line, message }) => ({ key: ruleId, detail: `${where} line ${line}: ${message}` }));
}

export const htmlValidate: Scanner = {
  name: 'html-validate',
  program: PACKAGES.program('html-validate'),
  from: 'npm',
  hole: async () =>
    (
      await validate('hole', '<!DOCTYPE html><html><body><p id="a"><div id="a"></div></p></body></html>')
    ).filter(({ key }) => key === 'no-dup-id'),
  async scan({ product }) {
    const found: Finding[] = [];
    for (const page of PAGES) {
      const response = await fetch(product.url + page, { signal: AbortSignal.timeout(30_000) });
      const html = await response.text();
      if (!html.includes('</main>') && !html.includes('</body>')) {
        found.push({ key: 'no page', detail: `${page}: ${response.status}` });
      }
      found.push(...(await validate(page, html)));
    }
    return found;
  },
};
