import { styled } from 'styled-components';
import { media, row, tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.section`
  box-sizing: border-box;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space.s24};
  min-block-size: 420px;
  padding: ${tokens.space.s48} ${tokens.size.gutter};
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  text-align: center;

  &[data-full-page] {
    min-block-size: 100dvh;
  }
  ${media.print} {
    &,
    &[data-full-page] {
      min-block-size: 0;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s8};
  max-inline-size: 56ch;
  overflow-wrap: anywhere;
`;

export const Code = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.metaStrong};
  ${tabularFigures}
`;

export const Title = styled.h1`
  margin: 0;
  font: ${tokens.type.pageTitle};
  text-wrap: balance;
`;

export const Description = styled.div`
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;

export const Actions = styled.div`
  ${row(`${tokens.space.s8} ${tokens.space.s16}`)}
  flex-wrap: wrap;
  justify-content: center;
`;
