import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { longDay } from '../../lib/dates';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { FirstDayTask } from './FirstDayTask';
import { isLeft } from './first-day';

type MyOnboarding = Schemas['MyOnboarding'];

/** When, where, and whom to ask for. */
function WhenAndWhere({ onboarding: { primer_dia, hora, lugar, contacto } }: { onboarding: MyOnboarding }) {
  if (!primer_dia) {
    return (
      <p>
        <Trans>Todavía no hay fecha para tu primer día. Te avisaremos aquí.</Trans>
      </p>
    );
  }
  const day = longDay(primer_dia);
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
      <ul className="min-w-0 space-y-1.5">
        <li className="flex gap-3">
          <Icon name="calendar" className="mt-0.5 size-5 text-muted" />
          <span className="font-bold">{hora ? t`${day}, a las ${hora}` : day}</span>
        </li>
        {lugar && (
          <li className="flex gap-3">
            <Icon name="pin" className="mt-0.5 size-5 text-muted" />
            <bdi className="min-w-0 break-words">{lugar}</bdi>
          </li>
        )}
        {contacto && (
          <li className="flex gap-3">
            <Icon name="user" className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0 break-words">
              <Trans>
                Pregunta por <bdi>{contacto}</bdi>
              </Trans>
            </span>
          </li>
        )}
      </ul>
      <a href="/api/onboardings/mine/calendar.ics" className={buttonClass('outline')} download>
        <Icon name="calendar" />
        <Trans>Añadir al calendario</Trans>
      </a>
    </div>
  );
}

/** Of what is left only the next task is open, so that there is one thing to do on a phone. */
function TaskList({
  title,
  tasks,
  main = false,
  ...shown
}: {
  title: string;
  tasks: Schemas['MyOnboardingTask'][];
  main?: boolean;
  documents: Schemas['DocumentResponse'][];
}) {
  if (tasks.length === 0) return null;
  const next = tasks.find(({ espera }) => espera === null);
  return (
    <section className="space-y-2">
      <h4 className="text-base">{title}</h4>
      <ol className="space-y-2">
        {tasks.map((task) => (
          <FirstDayTask key={task.id} task={task} open={main && task === next} {...shown} />
        ))}
      </ol>
    </section>
  );
}

interface FirstDayProps {
  onboarding: MyOnboarding;
  documents: Schemas['DocumentResponse'][];
}

/** What somebody who was hired does before the first day. */
export function FirstDay({ onboarding, documents }: FirstDayProps) {
  const { tareas, incorporada, pendientes } = onboarding;
  const left = tareas.filter(isLeft);
  const reviewed = tareas.filter((task) => !task.hecha_at && !isLeft(task));
  const done = tareas.filter(({ hecha_at }) => hecha_at !== null);
  return (
    <section className="rounded-lg border-2 border-ink bg-surface" aria-labelledby="primer-dia">
      <div className="space-y-3 border-b border-line p-4 sm:p-5">
        <h3 id="primer-dia" className="text-xl">
          {incorporada ? t`Ya formas parte del equipo` : t`Antes de tu primer día`}
        </h3>
        <WhenAndWhere onboarding={onboarding} />
        <p role="status" className="font-bold">
          {pendientes === 0 ? (
            <Trans>Lo tienes todo hecho.</Trans>
          ) : (
            <Plural
              value={pendientes}
              one="Te queda una cosa por hacer"
              other="Te quedan # cosas por hacer"
            />
          )}
        </p>
      </div>
      <div className="space-y-5 p-3 sm:p-5">
        <TaskList title={t`Por hacer`} tasks={left} documents={documents} main />
        <TaskList title={t`Lo estamos revisando`} tasks={reviewed} documents={documents} />
        <TaskList title={t`Hecho`} tasks={done} documents={documents} />
      </div>
    </section>
  );
}
