import '../i18n/es/interviews';
import { Typography } from '@mui/material';
import { counted, INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import { DataTable, List } from 'react-admin';
import { MeetingLink } from '../interviews/InterviewBadges';
import { formatMinutes } from '../interviews/interviewDates';
import { PageHeader } from '../ui/PageHeader';
import { RowActions } from '../ui/RowMenu';
import { ToneBadge } from '../ui/ToneBadge';
import { AvailabilityDialog } from './AvailabilityDialog';
import { type Availability, marginText, windowText } from './availabilityText';
import { ADD_BUTTON } from '../ui/AddButton';
import { DialogButton } from '../ui/DialogButton';

const Column = DataTable.Col<Availability>;

const small = (text: string) => text && <Typography variant="hint">{text}</Typography>;

const AvailabilityTable = () => (
  <DataTable<Availability>>
    <Column
      source="nombre"
      disableSort={false}
      render={({ nombre, entrevistador_nombre }) => (
        <>
          <strong>{nombre}</strong>
          {small(`Con ${entrevistador_nombre}`)}
        </>
      )}
    />
    <Column
      source="franjas"
      render={({ franjas }) =>
        franjas.map((window) => <div key={windowText(window)}>{windowText(window)}</div>)
      }
    />
    <Column
      source="duracion_min"
      render={(row) => (
        <>
          {formatMinutes(row.duracion_min)}
          {small(marginText(row))}
        </>
      )}
    />
    <Column
      source="dias_vista"
      cellClassName="wide"
      render={({ dias_vista, antelacion_horas }) => (
        <>
          {dias_vista === 1 ? 'El próximo día' : `Los próximos ${dias_vista} días`}
          {small(`Con ${counted(antelacion_horas, 'hora', 'horas')} de antelación`)}
        </>
      )}
    />
    <Column
      source="tipo"
      render={({ tipo, ubicacion, link_virtual }) => (
        <>
          {INTERVIEW_TIPO_LABEL[tipo]}
          {small(ubicacion ?? '')}
          {link_virtual && ': '}
          <MeetingLink to={link_virtual} />
        </>
      )}
    />
    <Column
      source="activa"
      render={({ activa }) => (
        <ToneBadge tone={activa ? 'green' : 'grey'}>{activa ? 'Se ofrecen' : 'No se ofrecen'}</ToneBadge>
      )}
    />
    <Column
      source="actions"
      align="right"
      render={({ nombre }) => (
        <RowActions
          name={nombre}
          warning="Los enlaces enviados para elegir estas horas dejarán de servir. Las entrevistas ya acordadas siguen en pie."
          dialog={(id, close) => <AvailabilityDialog id={id} onClose={close} />}
        />
      )}
    />
  </DataTable>
);

/** The hours that candidates may pick from. */
export function AvailabilityList() {
  return (
    <>
      <PageHeader
        title="Horas para entrevistas"
        lead="Las horas que ofreces a los candidatos para que elijan la suya desde un enlace. Se descuentan solas las que ya están ocupadas."
        action={
          <DialogButton {...ADD_BUTTON} dialog={(close) => <AvailabilityDialog onClose={close} />}>
            Nuevas horas
          </DialogButton>
        }
      />
      <List sort={{ field: 'nombre', order: 'ASC' }}>
        <AvailabilityTable />
      </List>
    </>
  );
}
