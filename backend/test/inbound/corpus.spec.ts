import { parseMail } from '../../src/inbound/parsing/parse-mail.js';
import { AUTOMATA } from './corpus/automatic.js';
import { QUOTES } from './corpus/quotes.js';
import { SHAPES } from './corpus/shapes.js';

const ALL = [...QUOTES, ...SHAPES, ...AUTOMATA];

it('the corpus has at least sixty mails, each under a name of its own', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

it.each(ALL.map((one) => [one.name, one] as const))(
  '%s',
  async (_name, { raw, expected: { attachments, ...rest } }) => {
    const read = await parseMail(raw);
    expect(read).toMatchObject(rest);
    if (attachments)
      expect(read.attachments.map(({ name, content }) => [name, content.length])).toEqual(attachments);
  },
);

it('what is no mail is refused', async () => {
  await expect(parseMail(Buffer.from(''))).rejects.toThrow();
});
