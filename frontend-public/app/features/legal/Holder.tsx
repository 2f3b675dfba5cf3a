import type { ContentOf } from '../content/content';
import { Passages, type Texts } from './LegalText';
import { Terms } from './text';

interface HolderProps {
  holder: ContentOf<'/aviso-legal'>['holder'];
  texts: Texts;
}

/** Who is behind the site: the data controller, or the operator that article 10 of the LSSI asks for. */
export function Holder({ holder: { id, title, text, rows }, texts }: HolderProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-4">{text}</p>}
      <div className="mt-4">
        <Terms
          rows={rows.map(({ term, value }) => [
            term,
            <Passages key={term} of={[{ spans: value }]} texts={texts} />,
          ])}
        />
      </div>
    </section>
  );
}
