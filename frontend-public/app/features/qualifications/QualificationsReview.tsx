import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FIELD_LABEL } from '@hiring/contract';
import { qualificationsInWords, availabilityFacts } from './qualification-words';
import { saysSomething } from './qualification-values';
import { readQualificationValues } from './read-qualification-values';

interface QualificationsReviewProps {
  value: string;
  onChange: () => void;
}

/** The optional group before submission; renders nothing without values. */
export function QualificationsReview({ value, onChange }: QualificationsReviewProps) {
  const values = readQualificationValues(value);
  if (!saysSomething(values)) return null;
  const facts = [
    [t`Permisos y certificados`, qualificationsInWords(values)] as const,
    ...availabilityFacts(values),
  ];
  return (
    <section aria-labelledby="cualificaciones-titulo">
      <div className="flex items-center justify-between gap-3">
        <h3 id="cualificaciones-titulo" className="text-lg">
          {FIELD_LABEL.cualificaciones}
        </h3>
        <button
          type="button"
          onClick={onChange}
          className="min-h-11 px-2 text-link underline"
          aria-label={t`Editar ${FIELD_LABEL.cualificaciones}`}
        >
          <Trans>Editar</Trans>
        </button>
      </div>
      <dl className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {facts
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term} className="py-2">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-bold">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
