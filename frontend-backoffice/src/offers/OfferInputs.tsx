import { InputAdornment, Typography } from '@mui/material';
import {
  AGREEMENT_GROUPS,
  AGREEMENT_LABEL,
  type Agreement,
  AGREEMENTS,
  OFFER_BAND_LABEL,
  OFFER_CONTRACT_LABEL,
  OFFER_CONTRACTS,
  OFFER_EXPIRES_AT,
  OFFER_LIMITS,
  OFFER_PAYMENTS,
  PLUS_UNIT_LABEL,
  PLUS_UNITS,
  bandOf,
  payOf,
} from '@hiring/contract';
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { JobInputs } from '../panel/departments/JobInputs';
import { AddRow } from '../ui/forms/AddRow';
import { FieldGroup } from '../ui/forms/FieldGroup';
import { choicesOf, upTo } from '../ui/forms/inputs';
import { NumberInput } from '../ui/forms/NumberInput';
import { Columns, Sunken } from '../ui/layout';
import type { Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import { euros } from './offer';
import type { OfferValues } from './OfferDialog';
import { Alert } from '../ui/Alert';

const label = (name: string): string => `offers.fields.${name}`;
const groupChoices = (agreement: Agreement) =>
  AGREEMENT_GROUPS[agreement].map((name) => ({ id: name, name }));

/** A text of one line. */
const Words = ({ source }: { source: 'puesto' | 'centro' | 'turno' | 'dietas' }) => (
  <TextInput
    source={source}
    label={label(source)}
    isRequired={source !== 'dietas'}
    slotProps={upTo(OFFER_LIMITS[source])}
  />
);

const Measured = ({ unit, ...input }: TextInputProps & { unit: string }) => (
  <NumberInput
    isRequired
    slotProps={{
      input: { endAdornment: <InputAdornment position="end">{translate(unit)}</InputAdornment> },
    }}
    {...input}
  />
);

function AgreementInputs() {
  const { setValue } = useFormContext<OfferValues>();
  const agreement = useWatch<OfferValues, 'convenio'>({ name: 'convenio' });
  return (
    <>
      <SelectInput
        source="convenio"
        label={label('convenio')}
        choices={choicesOf(AGREEMENTS, AGREEMENT_LABEL)}
        onChange={() => setValue('grupo', null)}
        isRequired
        sx={{ gridColumn: '1 / -1' }}
      />
      <SelectInput source="grupo" label={label('grupo')} choices={groupChoices(agreement)} isRequired />
    </>
  );
}

/** What the vacancy publishes, and the pay in other words, while it is typed. */
function PayWords({ band }: { band: Schemas['OfferProposal'] }) {
  const [typed, pagas, jornada_horas] = useWatch<OfferValues, ['salario_anual', 'pagas', 'jornada_horas']>({
    name: ['salario_anual', 'pagas', 'jornada_horas'],
  });
  const salario_anual = Math.round(Number(typed) * 100);
  const { salario_min: min, salario_max: max } = band;
  const published = [min, max].filter((end) => end !== null).map(euros);
  const isPay = salario_anual > 0 && Number(jornada_horas) > 0;
  const pay = payOf({ salario_anual, pagas, jornada_horas });
  const judged = bandOf({ salario_anual, jornada_horas }, band);
  return (
    <Sunken role="status">
      <Typography>
        {isPay
          ? translate('offers.form.pay', { mes: euros(pay.mes), count: pagas, hora: euros(pay.hora) })
          : translate('offers.form.noPay')}
      </Typography>
      {published.length > 0 && (
        <Typography variant="hint">
          {translate('offers.form.band', { band: [...new Set(published)].join(' – ') })}
        </Typography>
      )}
      {isPay && judged !== 'dentro' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {OFFER_BAND_LABEL[judged]}
        </Alert>
      )}
    </Sunken>
  );
}

const PlusInputs = () => (
  <ArrayInput source="pluses" label={false} helperText={false}>
    <SimpleFormIterator
      inline
      disableClear
      disableReordering
      sx={{ '& .RaSimpleFormIterator-line': { py: 1 } }}
      addButton={<AddRow label="offers.form.addPlus" max={OFFER_LIMITS.pluses} />}
    >
      <TextInput
        source="concepto"
        label="offers.form.concept"
        helperText={false}
        slotProps={upTo(OFFER_LIMITS.concepto)}
      />
      <Measured source="importe" label="offers.form.amount" unit="offers.units.euros" helperText={false} />
      <SelectInput
        source="por"
        label="offers.form.per"
        helperText={false}
        choices={choicesOf(PLUS_UNITS, PLUS_UNIT_LABEL)}
        defaultValue="mes"
        isRequired
      />
    </SimpleFormIterator>
  </ArrayInput>
);

const PayInputs = ({ band }: { band: Schemas['OfferProposal'] }) => (
  <FieldGroup title="offers.form.groups.pay">
    <Columns sm={3}>
      <Measured source="salario_anual" label={label('salario_anual')} unit="offers.units.euros" />
      <SelectInput
        source="pagas"
        label={label('pagas')}
        choices={OFFER_PAYMENTS.map((id) => ({ id, name: String(id) }))}
        isRequired
      />
      <Measured source="jornada_horas" label={label('jornada_horas')} unit="offers.units.hours" />
    </Columns>
    <PayWords band={band} />
    <PlusInputs />
    <Words source="dietas" />
  </FieldGroup>
);

/** In the order in which the letter says it. */
export const OfferInputs = ({ band }: { band: Schemas['OfferProposal'] }) => (
  <>
    <FieldGroup title="offers.form.groups.job">
      <Columns sm={2}>
        <Words source="puesto" />
        <Words source="centro" />
        <JobInputs asked={(source) => ({ label: label(source), isRequired: true })} />
      </Columns>
    </FieldGroup>
    <PayInputs band={band} />
    <FieldGroup title="offers.form.groups.contract">
      <Columns sm={2}>
        <SelectInput
          source="tipo_contrato"
          label={label('tipo_contrato')}
          choices={choicesOf(OFFER_CONTRACTS, OFFER_CONTRACT_LABEL)}
          isRequired
        />
        <Words source="turno" />
        <AgreementInputs />
        <DateInput source="fecha_incorporacion" label={label('fecha_incorporacion')} isRequired />
        <Measured
          source="prueba_dias"
          label={label('prueba_dias')}
          unit="offers.units.days"
          helperText="offers.form.trialHelp"
        />
      </Columns>
    </FieldGroup>
    <FieldGroup title="offers.form.groups.conditions">
      <Columns sm={2}>
        <BooleanInput source="cap_vigente" label={label('cap_vigente')} />
        <BooleanInput source="reconocimiento" label={label('reconocimiento')} />
      </Columns>
      <TextInput
        source="condiciones"
        label={label('otras')}
        multiline
        minRows={2}
        slotProps={upTo(OFFER_LIMITS.condiciones)}
      />
      <DateInput
        source="caduca_el"
        label={label('caduca_el')}
        helperText={translate('offers.expiryHelp', { hour: OFFER_EXPIRES_AT })}
        isRequired
      />
    </FieldGroup>
  </>
);
