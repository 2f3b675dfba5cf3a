import type { ApprovalContent, ApprovalFact } from '@hiring/contract';
import { Alert } from '../../ui/Alert';
import { Icon } from '../../ui/Icon';

function Facts({ facts }: { facts: readonly ApprovalFact[] }) {
  return (
    <dl className="border-y border-line">
      {facts.map(({ etiqueta, valor }, place) => (
        <div
          key={place}
          className="border-b border-line py-2.5 last:border-b-0 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-4"
        >
          <dt className="text-muted">{etiqueta}</dt>
          <dd className="font-bold break-words whitespace-pre-line">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What whoever approves reads before they decide: first what matters most. */
export function ApprovalFacts({ contenido }: { contenido: ApprovalContent }) {
  const { datos, resto, avisos, cambios } = contenido;
  return (
    <>
      {avisos.map((text) => (
        <Alert key={text} look="warning">
          <p>{text}</p>
        </Alert>
      ))}
      <Facts facts={datos} />
      {cambios.length > 0 && (
        <section aria-labelledby="cambios" className="space-y-3">
          <h2 id="cambios" className="text-lg">
            Qué ha cambiado desde la última vez
          </h2>
          <Facts
            facts={cambios.map(({ etiqueta, antes, ahora }) => ({
              etiqueta,
              valor: `Antes: ${antes ?? '—'}\nAhora: ${ahora ?? '—'}`,
            }))}
          />
        </section>
      )}
      <details className="rounded-lg border border-line bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-bold">
          Verlo todo
          <Icon name="chevron-down" />
        </summary>
        <div className="px-4 pb-4">
          <Facts facts={resto} />
        </div>
      </details>
    </>
  );
}
