import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { ButtonLink } from '../../ui/Button';
import { VerifyEmailBanner } from '../auth/VerifyEmailBanner';
import { NextInterviews } from '../interviews/NextInterviews';
import { OpenSlots } from '../interviews/OpenSlots';
import { updatePath } from './application-links';
import { lacksCv, missingDocuments, type NextAction, type Standing } from './next-action';
import { tabPath } from './portal-tabs';

interface TaskProps {
  title: ReactNode;
  children?: ReactNode;
  to: string;
  action: ReactNode;
  /** Its button is the amber one. */
  main: boolean;
}

function Task({ title, children, to, action, main }: TaskProps) {
  return (
    <section className="flex flex-col gap-3 rounded-lg border-2 border-ink bg-surface p-4 sm:flex-row sm:items-center sm:justify-between sm:p-5">
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
      <ButtonLink to={to} look={main ? 'signal' : 'outline'} className="shrink-0">
        {action}
      </ButtonLink>
    </section>
  );
}

interface ToDoProps {
  standing: Standing;
  applications: Schemas['PortalApplication'][];
  viewer: Schemas['SessionUser'];
  next: NextAction;
  /** An admin who views an application of their own. */
  own: boolean;
}

/** Everything that waits for the person, what has a date first. */
export function ToDo({ standing, applications, viewer, next, own }: ToDoProps) {
  const { current, slots, unread } = standing;
  const documents = missingDocuments(standing);
  return (
    <>
      <OpenSlots
        invitations={slots}
        applications={applications}
        main={next.do === 'pick' ? next.id : undefined}
      />
      <NextInterviews
        interviews={standing.interviews}
        applications={applications}
        main={next.do === 'confirm' ? next.id : undefined}
      />
      {documents.length > 0 && (
        <Task
          title={
            <Plural value={documents.length} one="Te falta un documento" other="Te faltan # documentos" />
          }
          to={tabPath('documentos', own)}
          action={<Plural value={documents.length} one="Subir el documento" other="Subir los documentos" />}
          main={next.do === 'documents'}
        >
          <ul>
            {documents.map(({ id, nombre, plazo }) => (
              <li key={id}>{plazo ? <DocumentUntil name={nombre} day={longDay(plazo)} /> : nombre}</li>
            ))}
          </ul>
        </Task>
      )}
      {unread > 0 && (
        <Task
          title={
            <Plural value={unread} one="Tienes un mensaje sin leer" other="Tienes # mensajes sin leer" />
          }
          to={tabPath('mensajes', own)}
          action={<Plural value={unread} one="Leer el mensaje" other="Leer los mensajes" />}
          main={next.do === 'messages'}
        />
      )}
      {lacksCv(standing) && (
        <Task
          title={<Trans>Falta tu CV</Trans>}
          to={updatePath(current)}
          action={<Trans>Subir mi CV</Trans>}
          main={next.do === 'cv'}
        />
      )}
      <VerifyEmailBanner viewer={viewer} look={next.do === 'verify' ? 'signal' : 'outline'} />
    </>
  );
}

const DocumentUntil = ({ name, day }: { name: string; day: string }) => (
  <Trans>
    {name}, hasta el {day}
  </Trans>
);
