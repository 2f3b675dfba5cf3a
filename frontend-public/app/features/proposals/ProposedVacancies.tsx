import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WebContext } from '@hiring/contract/web';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../ui/Button';

type ProposalPage = NonNullable<Awaited<ReturnType<WebContext['proposals']['find']>>>;

interface ProposedVacanciesProps {
  vacancies: ProposalPage['propuestas'];
  /** Where a refusal is sent. */
  action: string;
  busy: boolean;
}

/** The vacancies that were proposed; each may be refused. */
export function ProposedVacancies({ vacancies, action, busy }: ProposedVacanciesProps) {
  if (vacancies.length === 0) return null;
  return (
    <section aria-labelledby="propuestas-titulo">
      <h2 id="propuestas-titulo" className="text-lg">
        <Trans>Ofertas que te hemos propuesto</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {vacancies.map(({ vacante_id, titulo, ubicacion }) => (
          <li key={vacante_id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div>
              <p className="font-bold">
                <bdi>{titulo}</bdi>
              </p>
              <p className="text-muted">
                <bdi>{ubicacion}</bdi>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`/carreras/${vacante_id}?invitacion=1`} look="outline">
                <Trans>Ver la oferta</Trans>
              </ButtonLink>
              <Form method="post" action={action}>
                <Button
                  type="submit"
                  name="vacante_id"
                  value={vacante_id}
                  look="quiet"
                  disabled={busy}
                  aria-label={t`No me interesa ${titulo}`}
                >
                  <Trans>No me interesa</Trans>
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
