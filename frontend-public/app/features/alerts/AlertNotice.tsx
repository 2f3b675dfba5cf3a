import { FirstLayerNotice } from '../privacy/FirstLayerNotice';

export function AlertNotice() {
  return (
    <FirstLayerNotice
      mailbox="email_rrhh"
      frame={false}
      legalBasis="Tu consentimiento (artículo 6.1.a del RGPD), que das al confirmar desde tu correo y retiras al darte de baja."
      retention="Hasta que te des de baja; 30 días después lo borramos. Si no lo confirmas, lo borramos a las 72 horas."
      recipients="Nadie más."
    >
      usará tu email solo para avisarte de ofertas nuevas. Puedes darte de baja en cada mensaje, y acceder a
      tus datos o suprimirlos escribiendo a
    </FirstLayerNotice>
  );
}
