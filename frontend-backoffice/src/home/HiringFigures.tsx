import { keepPreviousData } from '@tanstack/react-query';
import { DECLINE_REASON_LABEL } from '@hiring/contract';
import { Typography } from '@mui/material';
import { translate } from '../i18n/texts';
import { offersWith } from '../offers/offer';
import { onboardingsWith } from '../onboarding/onboarding';
import { api, useRead, type Schemas } from '../providers/api';
import { formatCount } from '../ui/format/counts';
import { daysText, percent } from './figureText';
import { type LinkedRow, LinkedRows, Panel } from './Panel';
import type { FigurePeriod } from './period';

type Figures = Schemas['HiringFigures'];

const row = (key: string, to: string, aside: string, detail?: string): LinkedRow => ({
  key,
  to,
  detail,
  text: translate(`home.hiring.${key}`),
  aside: <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{aside}</Typography>,
});

const ofCases = ({ casos, mediana }: Schemas['MedianFigure']): [aside: string, detail?: string] =>
  casos === 0
    ? ['—']
    : [daysText(mediana), translate('home.hiring.cases', { smart_count: casos, count: formatCount(casos) })];

function offerRows({ ofertas, periodo: { desde, hasta } }: Figures): LinkedRow[] {
  const reasons = ofertas.motivos
    .filter(({ total }) => total > 0)
    .map(({ rechazo, total }) => `${DECLINE_REASON_LABEL[rechazo]}: ${formatCount(total)}`);
  const sent = offersWith({ enviada_desde: desde, enviada_hasta: hasta });
  const ended = (filter: object) => offersWith({ ...filter, terminada_desde: desde, terminada_hasta: hasta });
  return [
    row('sent', sent, formatCount(ofertas.enviadas)),
    row(
      'accepted',
      ended({ estado: 'aceptada' }),
      `${formatCount(ofertas.aceptadas)} (${percent(ofertas.aceptacion)})`,
    ),
    row('declined', ended({ estado: 'rechazada' }), formatCount(ofertas.rechazadas), reasons.join(' · ')),
    row('expired', ended({ estado: 'caducada' }), formatCount(ofertas.caducadas)),
    row('untilOffer', sent, ...ofCases(ofertas.hasta_oferta)),
    row('untilAnswer', ended({}), ...ofCases(ofertas.hasta_respuesta)),
  ];
}

function firstDayRows({
  periodo: { desde, hasta },
  incorporaciones: { total, completas, no_incorporadas, hasta_primer_dia },
}: Figures): LinkedRow[] {
  const within = { primer_dia_desde: desde, primer_dia_hasta: hasta };
  const list = onboardingsWith(within);
  return [
    row('firstDays', list, formatCount(total)),
    row('complete', list, formatCount(completas)),
    row('missed', onboardingsWith({ ...within, estado: 'no_incorporada' }), formatCount(no_incorporadas)),
    row('untilFirstDay', list, ...ofCases(hasta_primer_dia)),
  ];
}

/** From the offer to the first day, in the period. Nothing is said of a company that has made none. */
export function HiringFigures({ period }: { period: FigurePeriod }) {
  const { data } = useRead(
    ['admin-figures', 'hiring', period],
    () => api.get('/api/stats/hiring', { params: { query: period } }),
    { placeholderData: keepPreviousData },
  );
  if (!data) return null;
  const { ofertas, incorporaciones } = data;
  return (
    <>
      {ofertas.enviadas + ofertas.aceptadas + ofertas.rechazadas + ofertas.caducadas > 0 && (
        <Panel title="home.hiring.offers" note="home.hiring.offersNote">
          <LinkedRows rows={offerRows(data)} empty="" />
        </Panel>
      )}
      {incorporaciones.total > 0 && (
        <Panel title="home.hiring.onboardings" note="home.hiring.onboardingsNote">
          <LinkedRows rows={firstDayRows(data)} empty="" />
        </Panel>
      )}
    </>
  );
}
