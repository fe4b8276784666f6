import {
  Avatar,
  Icon,
  ProgramButton,
  SearchField,
  SideNav,
  ThemeProvider,
  TopBar,
  TopBarButton,
  type IconName,
} from '@gantry/ui-kit';
import { MemoryRouter } from 'react-router-dom';
import { frameProps, personPlaceholder, programPlaceholder, shownWhen } from '../../entry/staticFrame.ts';
import {
  ShellMessagesProvider,
  messagesFor,
  themeLanguageOf,
  useShellMessages,
  type Language,
} from '../../languages/index.ts';
import { HomeScreen } from '../../screens/HomeScreen/HomeScreen.tsx';
import { ActivityPlaceholder } from '../../screens/MyActivity/ActivityPlaceholder.tsx';
import { ProgramSelector } from '../../screens/ProgramSelector/ProgramSelector.tsx';
import type { ProgramChoice } from '../../screens/programs.ts';
import { BrandMark } from '../frame/BrandMark.tsx';
import { Body, Main } from '../frame/Frame.styles.ts';
import { navigationItems } from '../frame/navigationItems.tsx';
import { LoadingScreen } from '../routes/LoadingScreen.tsx';
import { appsPath, homePath } from '../routes/paths.ts';
import { Narrow, Surface, Wide } from './StaticFrame.styles.ts';

const ignore = () => undefined;
const program: ProgramChoice = { id: '', name: programPlaceholder, color: null, icon: 'apps' };

/**
 * The frame and the placeholders of a screen as they are before the menu's answer, made of the same components. The build renders it.
 * Nothing in it can be used: the application replaces it.
 */
export function StaticFrame({ language }: { readonly language: Language }) {
  return (
    <ThemeProvider {...themeLanguageOf(language)}>
      <ShellMessagesProvider language={language}>
        <MemoryRouter>
          <Surface inert aria-hidden {...frameProps(messagesFor(language).programs.select)}>
            <StaticTopBar />
            <Body>
              <Wide>
                <StaticMenu />
              </Wide>
              <Main>
                <div {...shownWhen('home')}>
                  <StaticHome />
                </div>
                <div {...shownWhen('otherScreen')}>
                  <LoadingScreen />
                </div>
              </Main>
            </Body>
          </Surface>
        </MemoryRouter>
      </ShellMessagesProvider>
    </ThemeProvider>
  );
}

function StaticTopBar() {
  const { frame, navigation, productName, search } = useShellMessages();
  const button = (label: string, icon: IconName) => <TopBarButton label={label} icon={<Icon name={icon} />} />;
  const action = (id: string, label: string, icon: IconName) => ({
    id,
    label,
    icon: <Icon name={icon} />,
    onPress: ignore,
  });
  return (
    <TopBar
      aria-label={frame.topBar}
      brand={
        <>
          <BrandMark />
          <span>{productName}</span>
        </>
      }
      brandHref={homePath}
      start={<Narrow>{button(navigation.label, 'menu')}</Narrow>}
      center={<SearchField variant="bar" aria-label={search.label} placeholder={search.placeholder} />}
      overflowActions={[action('fullScreen', frame.fullScreen, 'fullScreen'), action('help', frame.help, 'help')]}
      end={
        <>
          {button(frame.notifications, 'notification')}
          <TopBarButton label={frame.account} icon={<Avatar name="" size="small" isDecorative />} />
          <ProgramButton label={programPlaceholder} />
        </>
      }
    />
  );
}

function StaticMenu() {
  const messages = useShellMessages();
  const menu = {
    label: messages.navigation.label,
    items: navigationItems(null, messages),
    onCollapsedChange: ignore,
    isLoading: true,
  };
  return (
    <>
      <SideNav {...menu} {...shownWhen('wideMenu')} />
      <SideNav {...menu} {...shownWhen('narrowMenu')} isCollapsed />
    </>
  );
}

function StaticHome() {
  return (
    <HomeScreen
      userName={personPlaceholder}
      appsHref={appsPath}
      programSelector={<ProgramSelector program={program} triggerProps={{}} />}
      favourites={null}
      onFavouritesOrder={ignore}
      recent={null}
      renderFavouriteButton={() => null}
      groups={null}
      selectedGroupId={null}
      onSelectedGroupChange={ignore}
      hints={null}
      activity={<ActivityPlaceholder columnCount={1} hasFailed={false} onRetry={ignore} />}
      activityColumnCount={1}
    />
  );
}
