import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { estadoText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { Badge } from '../../ui/Badge';
import { SiteLink } from '../../ui/SiteLink';
import { InterviewHistory } from '../interviews/InterviewHistory';
import { applicationTitle, progressAnchor } from './application-links';
import { pendingInterviews, type Standing, waitsForAnswer } from './next-action';
import { Timeline } from './Timeline';
import { Withdraw } from './Withdraw';
import { YourAnswers } from './YourAnswers';
import { InSpanish } from '../careers/InSpanish';

function History({ entries }: { entries: Schemas['PortalTimelineEntry'][] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h4 className="font-bold">
        <Trans>Historial</Trans>
      </h4>
      <ol className="mt-2 divide-y divide-line">
        {entries.map(({ fecha, estado, mensaje }) => (
          <li key={`${fecha}${estado}`} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="first-letter:uppercase">{estadoText(estado)}</span>
              <span className="text-muted">{longDate(fecha)}</span>
            </p>
            {mensaje && (
              <p dir="auto" className="mt-1 max-w-prose border-s-4 border-sand-deep ps-3 whitespace-pre-line">
                {mensaje}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center text-link underline';

/** Where to go from an application; from a withdrawn one, to the next. */
function Ways({ application }: { application: Schemas['PortalApplication'] }) {
  const { vacante_id, fecha_retirada } = application;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
      {vacante_id && (
        <SiteLink to={`/carreras/${vacante_id}`} className={LINK}>
          <Trans>Ver la oferta</Trans>
        </SiteLink>
      )}
      {fecha_retirada && (
        <SiteLink to="/carreras" className={LINK}>
          <Trans>Ver ofertas de empleo</Trans>
        </SiteLink>
      )}
      <Withdraw application={application} titleId={titleId(application)} />
    </div>
  );
}

const titleId = (application: Schemas['PortalApplication']) => `${progressAnchor(application)}-titulo`;

/** The four steps and the history of every application, the current one first. */
export function ProgressTab({
  applications,
  standing,
}: {
  applications: Schemas['PortalApplication'][];
  standing: Standing;
}) {
  const { interviews } = standing;
  // The offer is the decision that its application would promise.
  const answered = waitsForAnswer(standing) ? standing.offer?.aplicacion_id : undefined;
  return (
    <div className="space-y-6">
      {applications.map((application) => {
        const held = interviews.filter(({ aplicacion_id }) => aplicacion_id === application.id);
        return (
          <section
            key={application.id}
            id={progressAnchor(application)}
            className="rounded-lg border border-line bg-surface p-5"
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <h3 id={titleId(application)} className="text-lg">
                  <bdi>{applicationTitle(application)}</bdi>
                </h3>
                <p className="text-muted">
                  <InSpanish>{application.departamento_nombre}</InSpanish>
                </p>
              </div>
              <Badge tone={application.tone}>{application.estado_texto}</Badge>
            </div>
            <p className="mt-3 max-w-prose">
              {application.fecha_retirada
                ? t`Has retirado esta candidatura el ${longDate(application.fecha_retirada)}.`
                : application.mensaje}
            </p>
            <div className="mt-6 grid gap-8 lg:grid-cols-2">
              <Timeline
                steps={application.pasos}
                promised={application.id === answered ? null : application.fecha_prometida}
                interview={pendingInterviews({ interviews: held })[0]?.inicio}
              />
              <History entries={application.historial} />
            </div>
            <InterviewHistory interviews={held} />
            <YourAnswers
              answers={[
                ...application.cuestionario_respuestas,
                ...application.campos.map(({ clave, etiqueta, valor }) => ({
                  id: `campo ${clave}`,
                  texto: etiqueta,
                  respuesta: valor,
                  unidad: null,
                })),
              ]}
            />
            <Ways application={application} />
          </section>
        );
      })}
    </div>
  );
}
