import { t } from '@lingui/core/macro';
import type { VacancyAnswer } from '@hiring/contract/web';
import { data } from 'react-router';
import { GoneVacancy } from '../../features/careers/GoneVacancy';
import { OpenVacancy } from '../../features/careers/OpenVacancy';
import { cardOf } from '../../features/careers/card-vacancy';
import { salaryText } from '../../features/careers/vacancy-facts';
import { SeenInvitation } from '../../features/proposals/SeenInvitation';
import { StructuredData } from '../../features/seo/StructuredData';
import type { PageHandle } from '../../features/shell/PageBreadcrumb';
import { pageMeta } from '../../lib/meta';
import { ServerOnly } from '../../lib/ServerOnly';
import type { Route } from './+types/vacancy';

/** A paused vacancy is readable, a closed one is gone, a draft does not exist. */
const STATUS: Readonly<Record<VacancyAnswer['state'], number>> = {
  found: 200,
  paused: 200,
  closed: 410,
  missing: 404,
};

export const handle: PageHandle<VacancyAnswer> = {
  crumb: (answer) => (answer.state === 'missing' ? t`Oferta no encontrada` : answer.vacancy.titulo),
};

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData || loaderData.state === 'missing') {
    return pageMeta(matches, { title: t`Oferta no encontrada`, robots: 'noindex' });
  }
  const { vacancy, state } = loaderData;
  if (state === 'closed') return pageMeta(matches, { title: t`Oferta cerrada`, robots: 'noindex' });
  return pageMeta(matches, {
    title: t`${vacancy.titulo} en ${vacancy.ubicacion}`,
    description: cutAtWord(
      t`${vacancy.tipo_contrato}, jornada ${vacancy.jornada.toLowerCase()}, salario: ${salaryText(vacancy)}. ${vacancy.descripcion}`,
      160,
    ),
    path: `/carreras/${vacancy.id}`,
    robots: state === 'paused' ? 'noindex' : undefined,
  });
}

/** Cuts after the last whole word that fits. */
const cutAtWord = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await context.vacancies.find(params.id);
  return data({ ...answer, similar: answer.similar.map(cardOf) }, { status: STATUS[answer.state] });
}

export default function Vacancy({ loaderData: answer }: Route.ComponentProps) {
  return (
    <>
      {answer.state === 'found' && <SeenInvitation vacancyId={answer.vacancy.id} />}
      <ServerOnly>
        <Answer answer={answer} />
      </ServerOnly>
    </>
  );
}

function Answer({ answer }: { answer: Route.ComponentProps['loaderData'] }) {
  if (answer.state === 'missing') return <GoneVacancy closedTitle={null} similar={answer.similar} />;
  if (answer.state === 'closed') {
    return <GoneVacancy closedTitle={answer.vacancy.titulo} similar={answer.similar} />;
  }
  return (
    <>
      <OpenVacancy
        vacancy={answer.vacancy}
        similar={answer.similar}
        paused={answer.state === 'paused'}
        answerDays={answer.answerDays}
      />
      {answer.state === 'found' && <StructuredData about={{ vacancy: answer.vacancy }} />}
    </>
  );
}
