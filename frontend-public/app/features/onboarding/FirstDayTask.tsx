import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { longDay } from '../../lib/dates';
import { Alert, Refusal } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useAttempt } from '../../ui/use-attempt';
import { useHydrated } from '../../ui/use-hydrated';
import { DocumentUpload } from '../documents/DocumentUpload';
import { isLeft } from './first-day';
import { ValueForm } from './ValueForm';

type MyTask = Schemas['MyOnboardingTask'];

/** A document is uploaded as every requested one; on a phone the camera is one of the choices. */
function DocumentTask({
  task,
  document,
}: {
  task: MyTask;
  document: Schemas['DocumentResponse'] | undefined;
}) {
  if (!document) return null;
  const { archivo, motivo, puede_subir } = document;
  return (
    <>
      {motivo && (
        <Alert look="warning" title={t`Vuelve a subirlo, por favor`}>
          <p dir="auto" className="whitespace-pre-line">
            {motivo}
          </p>
        </Alert>
      )}
      {archivo && (
        <p className="text-sm break-words text-muted">
          <a href={archivo.url} target="_blank" rel="noopener" className="text-link underline">
            <bdi>{archivo.nombre_original}</bdi>
            <span className="sr-only">
              {' '}
              <Trans>(se abre en otra pestaña)</Trans>
            </span>
          </a>
        </p>
      )}
      {puede_subir && <DocumentUpload document={document} name={task.titulo} />}
    </>
  );
}

/** A text to read, or anything else that one says to have done. */
function TickTask({ task: { id, tipo, texto, version, puede_marcar } }: { task: MyTask }) {
  const { revalidate } = useRevalidator();
  const { busy, attempt, refusal } = useAttempt(`tarea-${id}`);
  const hydrated = useHydrated();
  const tick = () =>
    attempt(async () => {
      const order = { params: { path: { taskId: id } }, body: { version } };
      await api.post('/api/onboardings/mine/tasks/{taskId}/done', order);
      await revalidate();
    });
  return (
    <>
      {texto && (
        <ul dir="auto" className="max-w-prose space-y-2 rounded-md bg-sand p-4">
          {texto.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Refusal text={refusal} />
      {puede_marcar && (
        <Button className="w-full sm:w-auto" disabled={busy || !hydrated} onClick={() => void tick()}>
          <Icon name="check" />
          {tipo === 'lectura' ? t`Lo he leído y lo entiendo` : t`Ya está hecho`}
        </Button>
      )}
    </>
  );
}

function Action({ task, documents }: Pick<FirstDayTaskProps, 'task' | 'documents'>) {
  switch (task.tipo) {
    case 'documento':
      return <DocumentTask task={task} document={documents.find(({ id }) => id === task.documento?.id)} />;
    case 'dato':
      return <ValueForm task={task} />;
    case 'lectura':
    case 'tarea':
      return <TickTask task={task} />;
    default:
      return task.tipo satisfies never;
  }
}

/** One line below the title: until when, or what it waits for. */
function Note({ task }: { task: MyTask }) {
  const { espera, vence_el, atrasada, obligatoria, valor, hecha_at } = task;
  if (hecha_at) return valor && <bdi>{valor.valor}</bdi>;
  if (espera) return <Trans>Después de «{espera}»</Trans>;
  if (!isLeft(task)) return <Trans>Enviado: te avisaremos si hay algo que cambiar</Trans>;
  const day = vence_el && longDay(vence_el);
  return (
    <span className={atrasada ? 'font-bold' : ''}>
      {day && (atrasada ? <Trans>Cuanto antes, por favor</Trans> : <Trans>Hasta el {day}</Trans>)}
      {!obligatoria && (
        <>
          {day && ' · '}
          <Trans>opcional</Trans>
        </>
      )}
    </span>
  );
}

interface FirstDayTaskProps {
  task: MyTask;
  documents: Schemas['DocumentResponse'][];
  /** It is the next one. */
  open: boolean;
}

export function FirstDayTask({ task, documents, open }: FirstDayTaskProps) {
  const done = task.hecha_at !== null;
  return (
    <li>
      <details open={open} className="group rounded-lg border border-line-strong bg-surface">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2 sm:px-4">
          <Icon
            name={done ? 'check' : task.espera ? 'clock' : isLeft(task) ? 'arrow-right' : 'eye'}
            className={`size-5 ${done ? 'text-link' : 'text-muted'}`}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-bold break-words">
              <bdi>{task.titulo}</bdi>
            </span>
            <span className="block text-sm break-words text-muted">
              <Note task={task} />
            </span>
          </span>
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="space-y-4 border-t border-line px-3 py-4 sm:px-4">
          {task.detalle && (
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {task.detalle}
            </p>
          )}
          <Action task={task} documents={documents} />
        </div>
      </details>
    </li>
  );
}
