import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProposedMoment } from '@hiring/contract';
import { Alert } from '../../ui/Alert';
import { momentText } from './interview-text';

/** The person's request, until human resources answer. */
export function MomentWish({ wish }: { wish: { texto: string | null; propuestas: ProposedMoment[] } }) {
  return (
    <Alert title={t`Has pedido otro momento`}>
      <p>
        <Trans>RRHH te escribirá con la nueva cita. Hasta entonces esta sigue en pie.</Trans>
      </p>
      {wish.texto && (
        <p dir="auto" className="break-words whitespace-pre-line">
          «{wish.texto}»
        </p>
      )}
      {wish.propuestas.length > 0 && (
        <ul className="list-disc ps-5">
          {wish.propuestas.map((moment) => (
            <li key={`${moment.fecha}${moment.hora}`}>{momentText(moment)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
