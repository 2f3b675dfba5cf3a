import { Box, Stack } from '@mui/material';
import { OFFER_ESTADO_LABEL, OFFER_ESTADOS, OFFER_WAITS } from '@hiring/contract';
import { DataTable, DateInput, List, SelectInput, type SelectInputProps, usePermissions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DelegateButton } from '../approvals/DelegateButton';
import { CoveringLink } from '../ui/display/Detail';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import { choiceFilter, choicesOf, EMPTY_SHOWN, WORDS_FILTER } from '../ui/forms/inputs';
import { ExportedList, ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { HowItWorks } from './HowItWorks';
import { euros, type Offer, offerAddress } from './offer';
import { OfferBadge } from './OfferBadge';

const Column = DataTable.Col<Offer>;
const ONLY_YES = [{ id: 'true', name: 'ra.boolean.true' }];
const WAITS = OFFER_WAITS.map((id) => ({ id, name: `offers.list.waiting.${id}` }));
const LIVE = [
  { id: 'true', name: 'offers.list.live' },
  { id: 'false', name: 'offers.list.ended' },
];

/** A state says whether it is live: the other filter would leave nothing. */
function StateFilter(props: SelectInputProps) {
  const { setValue } = useFormContext();
  return (
    <SelectInput
      {...props}
      emptyText="ui.inputs.all"
      slotProps={EMPTY_SHOWN}
      choices={choicesOf(OFFER_ESTADOS, OFFER_ESTADO_LABEL)}
      onChange={() => setValue('viva', '')}
    />
  );
}

/** Where a row is a card, its cells have no heading. */
const ON_A_CARD = { display: 'none', '@container (max-width: 720px)': { display: 'inline' } };

const SOON = [
  { tone: 'red', label: 'offers.list.today' },
  { tone: 'yellow', label: 'offers.list.tomorrow' },
] as const;

/** Its last day; today and tomorrow in colour while somebody has to do something. */
function Expiry({ caduca_el, espera }: Offer) {
  const today = todayInMadrid();
  const soon = espera && SOON[[today, dayFrom(today, 1)].indexOf(caduca_el)];
  return (
    <TwoLines below={soon && <ToneBadge tone={soon.tone}>{translate(soon.label)}</ToneBadge>}>
      <Box component="span" sx={ON_A_CARD}>
        {translate('offers.list.until')}{' '}
      </Box>
      {formatDay(caduca_el)}
    </TwoLines>
  );
}

function OfferTable() {
  return (
    <DataTable<Offer> empty={<ListEmpty />}>
      <Column
        source="candidato_nombre"
        cellClassName="line breaks"
        render={({ id, candidato_nombre, puesto }) => (
          <TwoLines below={puesto}>
            <CoveringLink to={offerAddress(id)}>{candidato_nombre}</CoveringLink>
          </TwoLines>
        )}
      />
      <Column source="estado" render={({ estado }) => <OfferBadge estado={estado} />} />
      <Column source="salario_anual" render={({ salario_anual }) => euros(salario_anual)} />
      <Column
        source="espera_a"
        cellClassName="breaks"
        render={({ espera, espera_a }) =>
          espera && <TwoLines below={translate(`offers.waits.${espera}`)}>{espera_a}</TwoLines>
        }
      />
      <Column source="caduca_el" disableSort={false} render={Expiry} />
      <Column
        source="enviada_at"
        cellClassName="wide"
        render={({ enviada_at }) => (enviada_at ? formatDay(enviada_at) : '—')}
      />
    </DataTable>
  );
}

/** Offers of work, the soonest to expire first. */
export function OfferList() {
  const { permissions } = usePermissions<string[]>();
  return (
    <>
      <PageHeader
        title="offers.title"
        lead="offers.lead"
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {permissions?.includes('offers:approve') && <DelegateButton />}
            <HowItWorks />
          </Stack>
        }
      />
      <List
        sort={{ field: 'caduca_el', order: 'ASC' }}
        filterDefaultValues={{ viva: 'true' }}
        actions={<ExportedList from="/api/offers/export" />}
        filters={[
          WORDS_FILTER,
          <StateFilter key="estado" source="estado" alwaysOn />,
          choiceFilter('viva', LIVE),
          choiceFilter('espera', WAITS),
          choiceFilter('mia', ONLY_YES),
          <DateInput key="caduca_hasta" source="caduca_hasta" alwaysOn />,
          ...['enviada_desde', 'enviada_hasta', 'terminada_desde', 'terminada_hasta'].map((source) => (
            <DateInput key={source} source={source} />
          )),
        ]}
      >
        <OfferTable />
      </List>
    </>
  );
}
