import '../i18n/es/interviews';
import { counted, INTERVIEW_TIPO_LABEL } from '@hiring/contract';
import { DataTable, List } from 'react-admin';
import { MeetingLink } from '../interviews/InterviewBadges';
import { formatMinutes } from '../interviews/interviewDates';
import { TwoLines } from '../ui/TwoLines';
import { PageHeader } from '../ui/PageHeader';
import { RowActions } from '../ui/RowMenu';
import { ToneBadge } from '../ui/ToneBadge';
import { AvailabilityDialog } from './AvailabilityDialog';
import { type Availability, marginText, windowText } from './availabilityText';
import { ADD_BUTTON } from '../ui/AddButton';
import { DialogButton } from '../ui/DialogButton';

const Column = DataTable.Col<Availability>;

const AvailabilityTable = () => (
  <DataTable<Availability>>
    <Column
      source="nombre"
      disableSort={false}
      render={({ nombre, entrevistador_nombre }) => (
        <TwoLines below={`Con ${entrevistador_nombre}`}>
          <strong>{nombre}</strong>
        </TwoLines>
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
      render={(row) => <TwoLines below={marginText(row)}>{formatMinutes(row.duracion_min)}</TwoLines>}
    />
    <Column
      source="dias_vista"
      cellClassName="wide"
      render={({ dias_vista, antelacion_horas }) => (
        <TwoLines below={`Con ${counted(antelacion_horas, 'hora', 'horas')} de antelación`}>
          {dias_vista === 1 ? 'El próximo día' : `Los próximos ${dias_vista} días`}
        </TwoLines>
      )}
    />
    <Column
      source="tipo"
      render={({ tipo, ubicacion, link_virtual }) => (
        <TwoLines below={ubicacion}>
          {INTERVIEW_TIPO_LABEL[tipo]}
          {link_virtual && ': '}
          <MeetingLink to={link_virtual} />
        </TwoLines>
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
