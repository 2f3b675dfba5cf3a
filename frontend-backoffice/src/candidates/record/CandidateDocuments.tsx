import { Link, Stack, Typography } from '@mui/material';
import { CV_ORIGEN_LABEL, DOCUMENT_ESTADO_LABEL, DOCUMENT_ESTADO_TONE, fileSize } from '@hiring/contract';
import { useGetManyReference } from 'react-admin';
import { formatDay } from '../../ui/format/dates';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { BusyButton, DialogButton } from '../../ui/buttons';
import { ListEntry, Section } from '../../ui/display/Facts';
import { Separator, ToneBadge } from '../../ui/display/text';
import { api, at, type Schemas, useWrite } from '../../providers/api';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { type Candidate, useOfCandidate } from '../useCandidate';
import { LoadedList } from '../../ui/Loaded';
import { translate } from '../../i18n/texts';
import { Ends, LongText, RuledItem } from '../../ui/layout';
import { AskDocumentDialog } from './AskDocumentDialog';
import { RefuseDocumentDialog } from './RefuseDocumentDialog';

type DocumentRequest = Schemas['DocumentResponse'];

function DocumentItem({ document }: { document: DocumentRequest }) {
  const { id, version, nombre, archivo, estado, plazo, subido_at, instrucciones, motivo } = document;
  const accept = useWrite(() => api.post('/api/documents/{id}/accept', at(id, { version })), {
    changes: ['documents'],
    done: 'candidates.record.accepted',
  });
  return (
    <ListEntry
      title={nombre}
      badge={<ToneBadge tone={DOCUMENT_ESTADO_TONE[estado]}>{DOCUMENT_ESTADO_LABEL[estado]}</ToneBadge>}
    >
      <Typography variant="hint">
        {translate('candidates.record.askedOn', { day: formatDay(document.created_at) })}
        {plazo && (
          <>
            <Separator />
            {translate('candidates.record.due', { day: formatDay(plazo) })}
          </>
        )}
      </Typography>
      {[instrucciones, motivo && translate('candidates.record.refusedFor', { reason: motivo })].map(
        (text) =>
          text && (
            <LongText key={text} variant="body2">
              {text}
            </LongText>
          ),
      )}
      {archivo && (
        <Typography variant="body2">
          <Link href={archivo.url} target="_blank" rel="noopener">
            {archivo.nombre_original}
          </Link>{' '}
          {translate(subido_at ? 'candidates.record.fileSent' : 'candidates.record.file', {
            size: fileSize(archivo.bytes),
            day: subido_at && formatDay(subido_at),
          })}
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        {document.puede_decidir && (
          <>
            <BusyButton
              size="small"
              variant="contained"
              busy={accept.isPending}
              onClick={() => accept.mutate()}
            >
              {translate('candidates.record.accept')}
            </BusyButton>
            <DialogButton
              size="small"
              variant="outlined"
              dialog={(close) => (
                <RefuseDocumentDialog
                  document={document}
                  name={nombre}
                  changes={['documents']}
                  onClose={close}
                />
              )}
            >
              {translate('candidates.record.refuse')}
            </DialogButton>
          </>
        )}
        {document.puede_cancelar && (
          <WriteButton
            {...confirmTexts('candidates.record.stopAsking.', { name: nombre })}
            write={() => api.post('/api/documents/{id}/cancel', at(id, { version }))}
            changes={['documents']}
            done="candidates.record.notAsked"
          />
        )}
      </Stack>
    </ListEntry>
  );
}

function Version({ version }: { version: Schemas['CvVersionResponse'] }) {
  const { hasta: until } = version;
  return (
    <RuledItem>
      <Ends>
        <Link href={version.url} target="_blank" rel="noopener">
          {version.nombre_original}
        </Link>
        {until === null && <ToneBadge tone="green">{translate('candidates.record.currentCv')}</ToneBadge>}
      </Ends>
      <Typography variant="hint">
        {translate(until ? 'candidates.record.cvUntil' : 'candidates.record.cvSince', {
          origin: CV_ORIGEN_LABEL[version.origen],
          size: fileSize(version.bytes),
          from: formatDay(version.desde),
          to: until && formatDay(until),
        })}
      </Typography>
    </RuledItem>
  );
}

/** What HR has asked this person for, and every CV that came; opening one is logged. */
export function CandidateDocuments({ candidate }: { candidate: Candidate }) {
  const { id } = candidate;
  const documents = useOfCandidate<DocumentRequest>('documents', id);
  const versions = useGetManyReference<Schemas['CvVersionResponse']>('cv/history', {
    target: 'candidates',
    id,
  });
  return (
    <>
      <Section title="candidates.record.askedDocuments">
        <DialogButton
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
          dialog={(close) => <AskDocumentDialog candidate={candidate} onClose={close} />}
        >
          {translate('candidates.record.askDocument')}
        </DialogButton>
        <LoadedList
          of={documents}
          failed="candidates.record.documentsFailed"
          rows={3}
          empty="candidates.record.noDocuments"
          item={(document) => <DocumentItem key={document.id} document={document} />}
        />
      </Section>
      <Section title="candidates.record.cvHistory">
        <LoadedList
          of={versions}
          failed="candidates.record.cvHistoryFailed"
          rows={2}
          empty="candidates.record.noCvs"
          item={(version) => <Version key={version.id} version={version} />}
        />
      </Section>
    </>
  );
}
