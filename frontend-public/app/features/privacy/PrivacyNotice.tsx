import { FirstLayerNotice } from './FirstLayerNotice';
import { PURPOSE, type NoticePurpose } from './notice';

/** For whoever applies: at registration and in the form. */
export function PrivacyNotice({ purpose }: { purpose: NoticePurpose }) {
  return (
    <FirstLayerNotice
      mailbox="email_rrhh"
      legalBasis="Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD)."
      retention="Mientras dure el proceso de selección. Después, solo si nos das permiso para futuras ofertas."
      recipients="Solo el personal que lleva la selección."
    >
      trata tus datos para {PURPOSE[purpose]}. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer
      los demás derechos escribiendo a
    </FirstLayerNotice>
  );
}
