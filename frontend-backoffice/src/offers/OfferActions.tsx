import { OFFER_EXPIRES_AT } from '@hiring/contract';
import { DateInput } from 'react-admin';
import { DecideButtons, MAIN, OTHER, ReasonDialog } from '../approvals/DecideButtons';
import { BusyButton, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { formatDay } from '../ui/format/dates';
import { todayInMadrid } from '../ui/format/days';
import { lazyPart } from '../ui/lazy';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { CHANGES, type OfOffer } from './offer';

const OfferDialog = lazyPart(() => import('./OfferDialog'), 'OfferDialog');

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

const ExtendDialog = ({ offer: { id, version, caduca_el }, onClose }: DialogProps) => (
  <FormDialog<{ caduca_el?: string }>
    title="offers.extend.title"
    maxWidth="xs"
    submitLabel="offers.extend.label"
    // A day that is over is no proposal.
    defaultValues={caduca_el < todayInMadrid() ? {} : { caduca_el }}
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
  const { id, version, candidato_nombre: name, espera } = offer;
  const { editar, pedir_aprobacion, decidir, enviar, prorrogar, retirar, preparar_otra } = offer.acciones;
  return (
    <>
      <DialogButton
        shown={retirar}
        size="small"
        dialog={(close) => (
          <ReasonDialog
            group="offers.withdraw."
            title={translate('offers.withdraw.title', { name })}
            done={espera === 'persona' ? 'offers.withdraw.told' : 'offers.withdraw.done'}
            isNeeded={false}
            save={(motivo) => api.post('/api/offers/{id}/withdraw', at(id, { version, motivo }))}
            changes={CHANGES}
            onClose={close}
          />
        )}
      >
        {translate('offers.withdraw.label')}
      </DialogButton>
      <DialogButton
        shown={editar}
        {...OTHER}
        dialog={(close) => <OfferDialog applicationId={offer.aplicacion_id} offer={offer} onClose={close} />}
      >
        {translate('ra.action.edit')}
      </DialogButton>
      <DialogButton
        shown={prorrogar}
        {...OTHER}
        dialog={(close) => <ExtendDialog offer={offer} onClose={close} />}
      >
        {translate('offers.extend.label')}
      </DialogButton>
      <DialogButton
        shown={preparar_otra}
        {...MAIN}
        dialog={(close) => <OfferDialog applicationId={offer.aplicacion_id} onClose={close} />}
      >
        {translate('offers.again')}
      </DialogButton>
      <DecideButtons
        shown={decidir}
        groups={{ approve: 'offers.approve.', giveBack: 'offers.giveBack.' }}
        approve={() => api.post('/api/offers/{id}/approve', at(id, { version }))}
        giveBack={(motivo) => api.post('/api/offers/{id}/return', at(id, { version, motivo }))}
        changes={CHANGES}
      />
      {pedir_aprobacion && <AskButton offer={offer} />}
      {enviar && <SendButton offer={offer} />}
    </>
  );
}
