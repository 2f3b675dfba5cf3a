import { FirstLayerNotice } from '../privacy/FirstLayerNotice';

export function ContactNotice() {
  return (
    <FirstLayerNotice
      mailbox="email"
      legalBasis="Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f)."
      retention="Guardamos las consultas dos años y después las borramos."
      recipients="Solo quien tiene que responderte."
    >
      trata tus datos para responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás
      derechos escribiendo a
    </FirstLayerNotice>
  );
}
