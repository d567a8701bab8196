import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import { useSyncExternalStore, type ReactNode } from 'react';
import { palettes } from '../../config/palette.ts';
import { onSchemeChange, shownScheme } from '../../platform/scheme.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import './antd.css';

/** antd in the product's own colours and shapes; the text colours keep WCAG AA's contrast. */
function themeOf(scheme: 'light' | 'dark', still: boolean): ThemeConfig {
  const colours = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: colours.brand,
      colorLink: colours.brand,
      colorSuccess: colours.success,
      colorError: colours.danger,
      colorText: colours.ink,
      colorTextSecondary: colours.inkSoft,
      colorTextDescription: colours.inkSoft,
      colorTextTertiary: colours.inkFaint,
      colorTextPlaceholder: colours.inkFaint,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surfaceRaised,
      colorBorder: colours.lineStrong,
      colorBorderSecondary: colours.line,
      colorTextLightSolid: colours.onBrand,
      fontFamily: 'inherit',
      fontSize: 16,
      borderRadius: 8,
      controlHeight: 48,
      motion: !still,
    },
  };
}

/** Popups of a modal dialog open inside it: all else is inert and below it. */
const popupHome = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest('dialog') ?? document.body;

/**
 * Wraps whatever uses antd; nothing else in the product pays for it. What antd leaves undone for
 * keyboards, fingers and settings of the system is done here and in the style sheet beside it.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(onSchemeChange, shownScheme, () => 'light' as const);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider theme={themeOf(scheme, still)} getPopupContainer={popupHome}>
      {children}
    </ConfigProvider>
  );
}
