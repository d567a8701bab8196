import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../lib/notices.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { AntdProvider } from '../antd/AntdProvider.tsx';
import styles from './AntdNotices.module.css';

/** How long a global API error stays (specification, section 9: 3000 ms), in seconds. */
const PASSING = 3;

/** How long a notice with two lines stays, in seconds. */
const STAYING = 8;

interface AntdNoticesProps {
  notices: readonly (Notice & { id: number })[];
  onGone: (id: number) => void;
}

function Shown({ notices, onGone }: AntdNoticesProps) {
  const { message, notification } = App.useApp();
  const shown = useRef(new Map<number, () => void>());

  useEffect(() => {
    const open = shown.current;
    for (const { id, kind, title, text, action } of notices) {
      if (open.has(id)) continue;
      const onClose = () => {
        open.delete(id);
        onGone(id);
      };
      if (text === undefined) {
        const key = `notice-${id}`;
        void message.open({ key, type: kind, content: title, duration: PASSING, onClose });
        open.set(id, () => message.destroy(key));
      } else {
        const key = `notice-${id}`;
        const role = kind === 'error' ? ('alert' as const) : ('status' as const);
        const close = () => notification.destroy(key);
        notification[kind]({
          key,
          title,
          description: text,
          duration: action ? false : STAYING,
          role,
          onClose,
          actions: action && (
            <ButtonLink variant="secondary" to={action.to} state={action.state} onClick={close}>
              {action.label}
            </ButtonLink>
          ),
        });
        open.set(id, close);
      }
    }
    const present = new Set(notices.map(({ id }) => id));
    for (const [id, close] of open) {
      if (!present.has(id)) {
        open.delete(id);
        close();
      }
    }
  }, [notices, onGone, message, notification]);

  return null;
}

/** Shows notices with antd's message (one line) and notification (a title and a line). */
export default function AntdNotices(props: AntdNoticesProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const getContainer = () => stage ?? document.body;
  const { length } = props.notices;

  // In the top layer, above a modal dialog that may be open: shown anew, it is the topmost.
  useEffect(() => {
    if (!stage || length === 0 || !('showPopover' in stage)) return;
    if (stage.matches(':popover-open')) stage.hidePopover();
    stage.showPopover();
  }, [stage, length]);

  return (
    <>
      <div ref={setStage} popover="manual" className={styles.stage} />
      {stage && (
        <AntdProvider>
          <App component={false} message={{ getContainer }} notification={{ getContainer }}>
            <Shown {...props} />
          </App>
        </AntdProvider>
      )}
    </>
  );
}
