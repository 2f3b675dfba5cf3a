import { type ApprovalContent, numberFormat, OFFER_BAND_LABEL } from '@hiring/contract';
import type { DepartmentsService } from '../../departments/departments.service.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { conditionsOf, factsOf, payFactsOf } from '../letters/letter.js';
import type { OfferRow } from '../offer-rows.js';
import type { OfferContent } from '../offer.entity.js';
import { warningsOf } from '../offer.rules.js';

const euros = numberFormat({ style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** What a link of a mail, and the start page, show of an offer that waits for approval. */
export async function approvalContent(
  departments: DepartmentsService,
  row: OfferRow,
): Promise<ApprovalContent> {
  const { contenido, anterior, banda, nombre, apellidos } = row;
  const nameOf = await departments.namer();
  return inLanguage('es', () => {
    const all = (content: OfferContent) => [
      ...factsOf(content),
      { etiqueta: 'Departamento', valor: nameOf(content.departamento) },
      { etiqueta: 'Posición', valor: nameOf(content.departamento, content.posicion) },
      ...conditionsOf(content).map((valor) => ({ etiqueta: 'Condición', valor })),
    ];
    return {
      titulo: contenido.puesto,
      datos: [
        { etiqueta: 'Persona', valor: `${nombre} ${apellidos}`.trim() },
        ...payFactsOf(contenido),
        { etiqueta: 'Banda publicada', valor: bandText(row) },
      ],
      resto: all(contenido),
      avisos: [...(banda === 'dentro' ? [] : [OFFER_BAND_LABEL[banda]]), ...warningsOf(contenido)],
      cambios: anterior ? differences(all(anterior), all(contenido)) : [],
    };
  });
}

function bandText({ salario_min, salario_max }: OfferRow): string {
  const ends = [salario_min, salario_max].filter((end) => end !== null).map((end) => euros(Number(end)));
  return ends.length > 0 ? ends.join(' – ') : 'Sin publicar';
}

/** Labels may repeat, as those of pluses: their values are then compared together. */
function differences(
  before: readonly { etiqueta: string; valor: string }[],
  now: readonly { etiqueta: string; valor: string }[],
): ApprovalContent['cambios'] {
  const valueOf = (facts: typeof before, label: string): string | null =>
    facts
      .filter(({ etiqueta }) => etiqueta === label)
      .map(({ valor }) => valor)
      .join(' · ') || null;
  const labels = new Set([...now, ...before].map(({ etiqueta }) => etiqueta));
  return [...labels]
    .map((etiqueta) => ({ etiqueta, antes: valueOf(before, etiqueta), ahora: valueOf(now, etiqueta) }))
    .filter(({ antes, ahora }) => antes !== ahora);
}
