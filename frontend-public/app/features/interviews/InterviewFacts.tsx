import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { durationText, INTERVIEW_TIPO_LABEL, type InterviewTipo } from '@hiring/contract';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import { isolated } from '../../ui/isolated';
import { OwnHour } from './OwnHour';
import { interviewDay, interviewTime, mapAddress } from './interview-text';

interface Appointment {
  inicio: string;
  duracion_min: number;
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  /** The names of those who hold it, in words. */
  entrevistador?: string | null;
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Away({ href, of, children }: { href: string; of: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-bold text-link underline"
    >
      {children}
      <Icon name="external" className="size-4" />
      <span className="sr-only">
        <Trans>de la entrevista del {of} (se abre en otra pestaña)</Trans>
      </span>
    </a>
  );
}

const HOW = (): Readonly<Record<InterviewTipo, string>> => ({
  presencial: t`Te diremos el lugar antes de la entrevista.`,
  virtual: t`Te enviaremos el enlace antes de la entrevista.`,
  telefonica: t`Te llamaremos al teléfono de tu perfil.`,
});

function Where({ inicio, tipo, ubicacion, link_virtual }: Appointment) {
  if (ubicacion) {
    return (
      <Line icon="pin">
        <p>
          <bdi>{ubicacion}</bdi>
        </p>
        <Away href={mapAddress(ubicacion)} of={interviewDay(inicio)}>
          <Trans>Ver en el mapa</Trans>
        </Away>
      </Line>
    );
  }
  if (link_virtual) {
    return (
      <Line icon="external">
        <p>{INTERVIEW_TIPO_LABEL[tipo]}</p>
        <Away href={link_virtual} of={interviewDay(inicio)}>
          <Trans>Abrir la videollamada</Trans>
        </Away>
      </Line>
    );
  }
  return (
    <Line icon={tipo === 'telefonica' ? 'phone' : 'info'}>
      <p>
        {INTERVIEW_TIPO_LABEL[tipo]}. {HOW()[tipo]}
      </p>
    </Line>
  );
}

/** When, how long, where and with whom. */
export function InterviewFacts(appointment: Appointment) {
  const { inicio, duracion_min, tipo } = appointment;
  const entrevistador = appointment.entrevistador && isolated(appointment.entrevistador);
  return (
    <ul className="space-y-3">
      <Line icon="calendar">
        <p className="text-lg font-bold first-letter:uppercase">{interviewDay(inicio)}</p>
      </Line>
      <Line icon="clock">
        <p>
          <strong>{interviewTime(inicio)}</strong>
          {tipo !== 'presencial' && (
            <>
              {' '}
              <Trans>(hora de Madrid)</Trans>
            </>
          )}
          , {durationText(duracion_min)}
        </p>
        {tipo !== 'presencial' && <OwnHour instant={inicio} />}
      </Line>
      <Where {...appointment} />
      {entrevistador && (
        <Line icon="user">
          <p>
            <Trans>Con {entrevistador}</Trans>
          </p>
        </Line>
      )}
    </ul>
  );
}
