import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import type { Stage } from '@hiring/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { MessagePreviewPane } from '../../emails/MessagePreviewPane';
import { useSettled } from '../../interviews/form/useSettled';
import type { HiringDataProvider } from '../../providers/dataProvider';

interface Props {
  applicationId: string;
  stage: Stage;
  message: string;
}

/** The message that the move would send, with the words typed in it. */
export function MovePreview({ applicationId, stage, message }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const words = useSettled(message.trim());
  const request = { estado: stage, ...(words ? { mensaje_candidato: words } : {}) };

  return (
    <div>
      <Button
        size="small"
        startIcon={<VisibilityOutlined />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Ocultar el mensaje' : 'Ver el mensaje'}
      </Button>
      <Box id={panelId} ref={panel} sx={{ mt: open ? 1 : 0 }}>
        {/* It opens below what is in sight. */}
        {open && (
          <MessagePreviewPane
            of={{ applicationId, ...request }}
            read={() => dataProvider.previewMove(applicationId, request)}
          />
        )}
      </Box>
    </div>
  );
}
