import { Stack, Typography } from '@mui/material';
import { AGREEMENT_LABEL, OFFER_CONTRACT_LABEL, PLUS_UNIT_LABEL } from '@hiring/contract';
import { useDepartments } from '../panel/departments/useDepartments';
import { Facts } from '../ui/display/Facts';
import { formatDay } from '../ui/format/dates';
import { formatCount } from '../ui/format/counts';
import { PaddedCard } from '../ui/layout';
import { translate } from '../i18n/texts';
import { euros, type OfOffer } from './offer';

const field = (name: string): string => `offers.fields.${name}`;

/** The pay first: it is what is approved. */
export function OfferContent({ offer: { contenido: content, paga } }: OfOffer) {
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion, convenio, grupo, pluses, pagas, prueba_dias, condiciones } = content;
  const conditions = [
    content.cap_vigente && translate('offers.fields.cap_vigente'),
    content.reconocimiento && translate('offers.fields.reconocimiento'),
    condiciones,
  ].filter(Boolean);
  return (
    <PaddedCard component="section" aria-label={translate('offers.record.content')}>
      <Stack spacing={2}>
        <Typography variant="h2">{translate('offers.record.content')}</Typography>
        <Facts
          facts={[
            { label: 'offers.pay.year', value: <strong>{euros(paga.ano)}</strong> },
            { label: translate('offers.pay.payment', { count: pagas }), value: euros(paga.mes) },
            { label: 'offers.pay.hour', value: euros(paga.hora) },
            {
              label: field('pluses'),
              value:
                pluses.length > 0
                  ? pluses.map(({ concepto, importe, por }) => (
                      <div key={concepto}>{`${concepto}: ${euros(importe)} ${PLUS_UNIT_LABEL[por]}`}</div>
                    ))
                  : null,
            },
            { label: field('dietas'), value: content.dietas || null },
            {
              label: field('puesto'),
              value: `${positionName(departamento, posicion)}, ${departmentName(departamento)}`,
            },
            { label: field('centro'), value: content.centro },
            { label: field('tipo_contrato'), value: OFFER_CONTRACT_LABEL[content.tipo_contrato] },
            { label: field('convenio'), value: `${AGREEMENT_LABEL[convenio]}, ${grupo}` },
            {
              label: field('jornada_horas'),
              value: `${translate('offers.record.hours', { smart_count: content.jornada_horas, hours: formatCount(content.jornada_horas) })}. ${content.turno}`,
            },
            { label: field('fecha_incorporacion'), value: formatDay(content.fecha_incorporacion) },
            {
              label: field('prueba_dias'),
              value: translate(
                prueba_dias === 0 ? 'offers.record.noTrial' : 'offers.record.trial',
                prueba_dias,
              ),
            },
            {
              label: field('condiciones'),
              value:
                conditions.length > 0 ? conditions.map((one) => <div key={String(one)}>{one}</div>) : null,
            },
          ]}
        />
      </Stack>
    </PaddedCard>
  );
}
