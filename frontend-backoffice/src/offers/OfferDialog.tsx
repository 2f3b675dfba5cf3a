import { useNavigate } from 'react-router-dom';
import { JUST_MADE } from '../approvals/DecideButtons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { api, at, type Schemas, useRead } from '../providers/api';
import { CHANGES, offerAddress, type OfferRecord } from './offer';
import { OfferInputs } from './OfferInputs';

type Content = Schemas['OfferContentResponse'];

/** As it is typed: money in euros; a text that was emptied is null. */
export type OfferValues = {
  [Name in keyof Omit<Content, 'pluses'>]: string extends Content[Name]
    ? Content[Name] | null
    : Content[Name];
} & { pluses: Content['pluses'] | null; caduca_el: string };

const CENTS = 100;

const typedOf = ({ pluses, salario_anual, ...content }: Content, caduca_el: string): OfferValues => ({
  ...content,
  caduca_el,
  salario_anual: salario_anual / CENTS,
  pluses: pluses.map((plus) => ({ ...plus, importe: plus.importe / CENTS })),
});

const cents = (typed: number): number => Math.round(typed * CENTS);

/** What the server is to judge, complete: it says which part is missing. */
const orderOf = ({
  pluses,
  salario_anual,
  ...values
}: OfferValues): Omit<Schemas['OfferCreate'], 'aplicacion_id'> => ({
  ...values,
  puesto: values.puesto ?? '',
  departamento: values.departamento ?? '',
  posicion: values.posicion ?? '',
  centro: values.centro ?? '',
  grupo: values.grupo ?? '',
  turno: values.turno ?? '',
  fecha_incorporacion: values.fecha_incorporacion ?? '',
  salario_anual: cents(salario_anual),
  pluses: (pluses ?? []).map(({ concepto, importe, por }) => ({ concepto, importe: cents(importe), por })),
});

interface Props {
  applicationId: string;
  /** Absent: a new one, which begins with what the server proposes. */
  offer?: OfferRecord;
  onClose: () => void;
}

/** What is offered. A new one is opened once it is saved: there it is approved and sent. */
export function OfferDialog({ applicationId, offer, onClose }: Props) {
  const navigate = useNavigate();
  const proposal = useRead(['offers', 'proposal', applicationId], () =>
    api.get('/api/offer-proposals/{id}', at(applicationId)),
  );
  const { data } = proposal;
  const reading = data && typedOf(offer?.contenido ?? data.contenido, offer?.caduca_el ?? data.caduca_el);
  return (
    <FormDialog<OfferValues, OfferRecord>
      title={offer ? 'offers.form.edit' : 'offers.form.create'}
      maxWidth="md"
      submitLabel={offer ? 'ra.action.save' : 'offers.form.submit'}
      sanitizeEmptyValues={false}
      reading={{ ...proposal, data: reading }}
      version={offer?.version}
      save={(values, version) =>
        offer
          ? api.put('/api/offers/{id}', at(offer.id, { ...orderOf(values), version }))
          : api.post('/api/offers', { body: { ...orderOf(values), aplicacion_id: applicationId } })
      }
      changes={CHANGES}
      done={offer ? 'offers.form.saved' : 'offers.form.created'}
      then={({ id }) => {
        onClose();
        if (!offer) void navigate(offerAddress(id), { state: JUST_MADE });
      }}
      onClose={onClose}
    >
      {data && <OfferInputs band={data} />}
    </FormDialog>
  );
}
