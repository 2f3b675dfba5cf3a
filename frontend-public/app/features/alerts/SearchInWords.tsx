import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';

/** Describes the search of an alert. */
export function SearchInWords({ words }: { words: readonly Schemas['AlertCriterion'][] }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-4">
      {words.length === 0 ? (
        <p className="font-bold">
          <Trans>Todas las ofertas que publiquemos</Trans>
        </p>
      ) : (
        <dl className="space-y-2 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-6 sm:gap-y-2 sm:space-y-0">
          {words.map(({ etiqueta, valor }) => (
            <div key={etiqueta} className="sm:contents">
              <dt className="text-muted">{etiqueta}</dt>
              <dd className="font-bold wrap-anywhere">{valor}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
