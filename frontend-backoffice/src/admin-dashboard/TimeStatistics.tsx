import { counted } from '@hiring/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '@hiring/contract/api';
import { Link } from 'react-router-dom';
import type { FigurePeriod } from '../providers/calls/figures';
import { SIZE, WEIGHT } from '../theme/tokens';
import { countedAddress } from './addresses';
import { daysText, percent } from './figureText';
import { Panel } from './Panel';

interface Statistic {
  label: string;
  value: string;
  before: string | null;
  note: string;
  to?: string;
}

function statisticsOf(times: Schemas['DashboardTimes'], period: FigurePeriod): Statistic[] {
  const { respuesta, contratacion, conversion, eficiencia } = times;
  return [
    {
      label: 'Tiempo medio de respuesta',
      value: daysText(respuesta.dias),
      before: respuesta.anterior === null ? 'sin comparación' : `antes, ${daysText(respuesta.anterior)}`,
      note: counted(respuesta.casos, 'respuesta en el periodo', 'respuestas en el periodo'),
      to: countedAddress({ cuenta: 'respondidas', ...period }),
    },
    {
      label: 'Tiempo medio de contratación',
      value: daysText(contratacion.dias),
      before:
        contratacion.anterior === null ? 'sin comparación' : `antes, ${daysText(contratacion.anterior)}`,
      note: counted(contratacion.casos, 'contratación en el periodo', 'contrataciones en el periodo'),
      to: countedAddress({ cuenta: 'contratadas', ...period }),
    },
    {
      label: 'Tasa de conversión',
      value: percent(conversion.valor),
      before: conversion.anterior === null ? 'sin comparación' : `antes, ${percent(conversion.anterior)}`,
      note: `${counted(conversion.contratadas, 'contratada', 'contratadas')} de ${counted(conversion.de, 'recibida', 'recibidas')} en el periodo`,
      to: countedAddress({ cuenta: 'recibidas', contratada: 'true', ...period }),
    },
    {
      label: 'Eficiencia',
      value: percent(eficiencia.valor),
      before: null,
      note: `${counted(eficiencia.contratadas, 'persona contratada', 'personas contratadas')} de ${counted(eficiencia.de, 'candidato', 'candidatos')} en total`,
    },
  ];
}

/** How long answers and hires took, and how many applications end in one. */
export function TimeStatistics({
  times,
  period,
}: {
  times: Schemas['DashboardTimes'];
  period: FigurePeriod;
}) {
  return (
    <Panel title="Estadísticas de Tiempo">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {statisticsOf(times, period).map(({ label, value, before, note, to }) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: SIZE.title,
                fontWeight: WEIGHT.strong,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </Typography>
            {before && (
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {before}
              </Typography>
            )}
            <Typography
              component="dd"
              variant="caption"
              color="text.secondary"
              sx={{ m: 0, display: 'block' }}
            >
              {to ? (
                <Box component={Link} to={to} sx={{ color: 'inherit', display: 'inline-block', py: 0.5 }}>
                  {note}
                </Box>
              ) : (
                note
              )}
            </Typography>
          </div>
        ))}
      </Box>
    </Panel>
  );
}
