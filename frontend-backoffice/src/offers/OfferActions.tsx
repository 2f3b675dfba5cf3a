import { Stack } from '@mui/material';
import { OFFER_EXPIRES_AT, OFFER_LIMITS } from '@hiring/contract';
import { DateInput, TextInput } from 'react-admin';
import { BusyButton, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { formatDay } from '../ui/format/dates';
import { upTo } from '../ui/forms/inputs';
import { lazyPart } from '../ui/lazy';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { CHANGES, type OfOffer } from './offer';

const OfferDialog = lazyPart(() => import('./OfferDialog'), 'OfferDialog');

const MAIN = { variant: 'contained', color: 'secondary', size: 'small' } as const;
const OTHER = { variant: 'outlined', size: 'small' } as const;

interface DialogProps extends OfOffer {
  onClose: () => void;
}

function AskButton({ offer: { id, version } }: OfOffer) {
  const { mutate, isPending } = useWrite(
    () => api.post('/api/offers/{id}/request-approval', at(id, { version })),
    {
      changes: CHANGES,
      done: ({ estado, espera_a }) =>
        estado === 'aprobada'
          ? translate('offers.ask.notNeeded')
          : translate('offers.ask.done', { name: espera_a }),
    },
  );
  return (
    <BusyButton {...MAIN} busy={isPending} onClick={() => mutate()}>
      {translate('offers.ask.label')}
    </BusyButton>
  );
}

/** What is written to whoever reads it. */
const Reason = ({ help, needed = false }: { help: string; needed?: boolean }) => (
  <TextInput
    source="motivo"
    label="offers.reason"
    helperText={help}
    isRequired={needed}
    multiline
    minRows={3}
    slotProps={upTo(OFFER_LIMITS.motivo)}
  />
);

const ReturnDialog = ({ offer: { id, version }, onClose }: DialogProps) => (
  <FormDialog<{ motivo?: string }>
    title="offers.giveBack.title"
    maxWidth="xs"
    submitLabel="offers.giveBack.label"
    save={({ motivo = '' }) => api.post('/api/offers/{id}/return', at(id, { version, motivo }))}
    changes={CHANGES}
    done="offers.giveBack.done"
    onClose={onClose}
  >
    <Reason help="offers.giveBack.help" needed />
  </FormDialog>
);

const WithdrawDialog = ({ offer: { id, version, candidato_nombre, espera }, onClose }: DialogProps) => (
  <FormDialog<{ motivo?: string }>
    title={translate('offers.withdraw.title', { name: candidato_nombre })}
    maxWidth="xs"
    submitLabel="offers.withdraw.label"
    save={({ motivo = '' }) => api.post('/api/offers/{id}/withdraw', at(id, { version, motivo }))}
    changes={CHANGES}
    done={espera === 'persona' ? 'offers.withdraw.told' : 'offers.withdraw.done'}
    onClose={onClose}
  >
    <Reason help="offers.withdraw.help" />
  </FormDialog>
);

const ExtendDialog = ({ offer: { id, version, caduca_el }, onClose }: DialogProps) => (
  <FormDialog<{ caduca_el?: string }>
    title="offers.extend.title"
    maxWidth="xs"
    submitLabel="offers.extend.label"
    defaultValues={{ caduca_el }}
    save={(values) =>
      api.post('/api/offers/{id}/extend', at(id, { version, caduca_el: values.caduca_el ?? '' }))
    }
    changes={CHANGES}
    done="offers.extend.done"
    onClose={onClose}
  >
    <DateInput
      source="caduca_el"
      label="offers.extend.day"
      helperText={translate('offers.expiryHelp', { hour: OFFER_EXPIRES_AT })}
      isRequired
    />
  </FormDialog>
);

function DecideButtons({ offer }: OfOffer) {
  const { id, version } = offer;
  return (
    <>
      <DialogButton {...OTHER} dialog={(close) => <ReturnDialog offer={offer} onClose={close} />}>
        {translate('offers.giveBack.label')}
      </DialogButton>
      <WriteButton
        {...MAIN}
        {...confirmTexts('offers.approve.')}
        write={() => api.post('/api/offers/{id}/approve', at(id, { version }))}
        changes={CHANGES}
        done="offers.approve.done"
      />
    </>
  );
}

const SendButton = ({ offer: { id, version, candidato_nombre: name, caduca_el } }: OfOffer) => (
  <WriteButton
    {...MAIN}
    {...confirmTexts('offers.send.', { name, day: formatDay(caduca_el), hour: OFFER_EXPIRES_AT })}
    write={() => api.post('/api/offers/{id}/send', at(id, { version }))}
    changes={[...CHANGES, 'emails']}
    done="offers.send.done"
  />
);

/** What may be done with it now, as the server says. The one that leads on stands last. */
export function OfferActions({ offer }: OfOffer) {
  const { editar, pedir_aprobacion, decidir, enviar, prorrogar, retirar, preparar_otra } = offer.acciones;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: { md: 'flex-end' } }}
    >
      {retirar && (
        <DialogButton size="small" dialog={(close) => <WithdrawDialog offer={offer} onClose={close} />}>
          {translate('offers.withdraw.label')}
        </DialogButton>
      )}
      {editar && (
        <DialogButton
          {...OTHER}
          dialog={(close) => (
            <OfferDialog applicationId={offer.aplicacion_id} offer={offer} onClose={close} />
          )}
        >
          {translate('ra.action.edit')}
        </DialogButton>
      )}
      {prorrogar && (
        <DialogButton {...OTHER} dialog={(close) => <ExtendDialog offer={offer} onClose={close} />}>
          {translate('offers.extend.label')}
        </DialogButton>
      )}
      {preparar_otra && (
        <DialogButton
          {...MAIN}
          dialog={(close) => <OfferDialog applicationId={offer.aplicacion_id} onClose={close} />}
        >
          {translate('offers.again')}
        </DialogButton>
      )}
      {decidir && <DecideButtons offer={offer} />}
      {pedir_aprobacion && <AskButton offer={offer} />}
      {enviar && <SendButton offer={offer} />}
    </Stack>
  );
}
