import { CHANNEL_LABEL, COUNTED, COUNTED_LABEL, STAGE_LABEL, STAGES, counted } from '@hiring/contract';
import type { CountedFilter } from './addresses';
import { periodText } from './figureText';

type Filter = Partial<CountedFilter>;

/** The heading: what the figure counts. */
export const titleOf = ({ cuenta }: Filter): string =>
  COUNTED_LABEL[COUNTED.find((known) => known === cuenta) ?? 'recibidas'];

/** Which of them: the conditions of the figure, in words. */
export function conditionsOf(filter: Filter, departmentName: (code: string) => string): string[] {
  const { desde, hasta, cuenta, etapa, departamento, canal, retirada, contratada, dias_desde, dias_hasta } =
    filter;
  const stage = STAGES.find((known) => known === etapa);
  const words: string[] = [];
  if (desde && hasta) words.push(periodText({ desde, hasta }));
  if (stage) {
    words.push(
      cuenta === 'estancias' ? `Salieron de: ${STAGE_LABEL[stage]}` : `Han pasado por: ${STAGE_LABEL[stage]}`,
    );
  }
  if (departamento) words.push(`Departamento: ${departmentName(departamento)}`);
  if (canal) words.push(`Origen: ${CHANNEL_LABEL[canal] ?? canal}`);
  if (retirada === 'true') words.push('Retiradas por el candidato');
  if (contratada === 'true') words.push('Contratadas');
  if (dias_desde && dias_hasta)
    words.push(`De ${dias_desde} a ${counted(Number(dias_hasta), 'día', 'días')}`);
  else if (dias_desde) words.push(`${counted(Number(dias_desde), 'día', 'días')} o más`);
  return words;
}
