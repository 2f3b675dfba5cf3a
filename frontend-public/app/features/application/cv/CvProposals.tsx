import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import type { ApplicationForm } from '../use-application-form';
import { proposalItems, withProposals } from './proposal-items';

/** The values read from the CV, for the applicant to confirm; only empty fields are filled. */
export function CvProposals({ form }: { form: ApplicationForm }) {
  const { proposals, dismissProposals } = form.cv;
  const items = proposals ? proposalItems(proposals, form.values) : [];
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return null;

  function toggle(id: string) {
    setRefused((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  const chosen = items.filter(({ id }) => !refused.has(id));

  return (
    <section
      role="status"
      aria-labelledby="propuestas-titulo"
      className="rounded-md border-2 border-ink bg-surface p-4"
    >
      <h3 id="propuestas-titulo" className="text-lg">
        <Trans>Hemos leído tu CV</Trans>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <Trans>
          Marca lo que esté bien y lo ponemos en los campos vacíos. Lo que ya has escrito no cambia.
        </Trans>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ id, label, value }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-[var(--ink)]"
                checked={!refused.has(id)}
                onChange={() => toggle(id)}
              />
              <span className="min-w-0 break-words">
                {label}: <strong>{value}</strong>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            const read = withProposals(chosen, form.values);
            form.change(read);
            void dismissProposals();
            void form.skipFilled({ ...form.values, ...read });
          }}
        >
          <Trans>Rellenar con lo marcado</Trans>
        </Button>
        <Button look="quiet" onClick={() => void dismissProposals()}>
          <Trans>No, lo escribo yo</Trans>
        </Button>
      </div>
    </section>
  );
}
