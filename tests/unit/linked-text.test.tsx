import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinkedText } from "@/routes/tip-details/linked-text";

it.each([
  ["See https://example.org/peas.", "https://example.org/peas"],
  ["(from http://example.org/a_(b))", "http://example.org/a_(b)"],
  ["https://example.org/?q=peas&n=2, then wait", "https://example.org/?q=peas&n=2"],
  ["Really? HTTPS://EXAMPLE.ORG!!", "HTTPS://EXAMPLE.ORG"],
])("in “%s” only the address is a link, which vouches for nothing", (text, url) => {
  const { container } = render(<LinkedText text={text} />);
  const link = screen.getByRole("link", { name: url });
  expect(link).toHaveAttribute("href", url);
  expect(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
  expect(container).toHaveTextContent(text);
});

it.each(["javascript:alert(1) and ftp://example.org", "https://", "https://...", "No address"])(
  "“%s” has no link",
  (text) => {
    const { container } = render(<LinkedText text={text} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(container.textContent).toBe(text);
  },
);

it("links each address of a text, and keeps what is between them", () => {
  const text = "First https://a.example, then https://b.example.";
  const { container } = render(<LinkedText text={text} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
  expect(container.textContent).toBe(text);
});
