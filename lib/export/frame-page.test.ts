import { describe, expect, it } from 'vitest';
import { framePage } from './frame-page';

const page = '<aside><div><div class="x">a</div></div></aside><main><divider>b</divider></main>';
const document = (written: string, frame = '<div data-page-frame=""></div>') =>
  `<body><nav><div>n</div></nav>${written}<!--$--><!--/$-->${frame}<footer><div>f</div></footer></body>`;

describe('framePage', () => {
  it.each([' class="a b"', ''])('moves the page and its attributes to the frame: "%s"', (attributes) => {
    expect(framePage(document(`<div${attributes} data-static="page">${page}</div>`))).toBe(
      document('<div data-static="page"></div>', `<div${attributes} data-page-frame="">${page}</div>`),
    );
  });

  it('leaves a document without such a page as it is', () => {
    const html = document('<main>Search</main>');
    expect(framePage(html)).toBe(html);
  });

  it('throws where there is no frame', () => {
    expect(() => framePage(document(`<div data-static="page">${page}</div>`, ''))).toThrow('no frame');
  });

  it('throws where the page has no end', () => {
    expect(() => framePage('<body><div data-static="page"><div></div></body>')).toThrow('no end');
  });
});
